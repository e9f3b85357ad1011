"""Tables on the net: HTTP to open one, a socket to sit at one, timers and bots that keep it going."""
