/** Beats for the speaker. A worker's timers are not held back when its page is hidden (C02); nothing is counted with them. */
const beatMs = 200;

setInterval(() => {
  self.postMessage(null);
}, beatMs);
