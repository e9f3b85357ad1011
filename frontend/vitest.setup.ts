/**
 * Happy-dom knows no Web Animations. Cards travel by them, so tests get an animation that has ended at once.
 */
Element.prototype.animate = function animate(): Animation {
  const ended = {
    currentTime: 0,
    playState: "finished",
    onfinish: null as (() => void) | null,
    cancel() {},
    finish() {},
    play() {},
    pause() {},
    reverse() {},
    addEventListener(name: string, heard: () => void) {
      if (name === "finish") queueMicrotask(heard);
    },
    removeEventListener() {},
  };
  queueMicrotask(() => ended.onfinish?.());
  return Object.assign(ended, { finished: Promise.resolve(ended) }) as unknown as Animation;
};
