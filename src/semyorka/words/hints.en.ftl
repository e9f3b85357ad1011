### Hints: how many there are, when there are none, and what is said of any decision. Each game's own reasons stand in its own file.

## Refusals

refuse-hints = There is no such number of hints a deal: choose one of these: { $values }.
refuse-hints-off = This table plays without hints: whoever opened it has chosen so.
refuse-no-hints = You have had your hints for this deal: the next one brings new ones.
refuse-hint-failed = No hint could be found: try again, it costs nothing.

## Reasons common to all games

why-forced = There is nothing to choose: the rules allow this alone.
why-close = The second is as good as the first, as far as one can tell: take either.
why-model = No deals were tried: how strong the cards are was learnt from many deals that bots have played.
why-worlds-all =
    { $worlds ->
        [one] { $worlds } deal was weighed, the only one that can still be.
       *[other] All { $worlds } deals that can still be were weighed.
    }
why-worlds-some =
    { $worlds ->
        [one] { $worlds } deal drawn at random was weighed, of some { $possible } that can be.
       *[other] { $worlds } deals drawn at random were weighed, of some { $possible } that can be.
    }
why-worlds =
    { $worlds ->
        [one] { $worlds } deal drawn at random was weighed, of those that can still be.
       *[other] { $worlds } deals drawn at random were weighed, of those that can still be.
    }
