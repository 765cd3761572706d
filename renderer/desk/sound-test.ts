/** Pages of one machine hear each other here; the same machine has one speaker. */
const channelName = 'tapis-sound-test';
const answeredWithinMs = 1000;

const asked = 'asked';
const sounded = 'sounded';

/** Asks the page that sounds on this machine for its sound. Answers whether one did, which does not say that people heard it. */
export function testSound(): Promise<boolean> {
  const channel = new BroadcastChannel(channelName);
  return new Promise<boolean>((answer) => {
    const silent = setTimeout(() => answer(false), answeredWithinMs);
    channel.addEventListener('message', ({ data }) => {
      if (data !== sounded) return;
      clearTimeout(silent);
      answer(true);
    });
    channel.postMessage(asked);
  }).finally(() => channel.close());
}

/** The page that sounds plays when it is asked, as long as it lives. */
export function answerSoundTests(play: () => void): void {
  const channel = new BroadcastChannel(channelName);
  channel.addEventListener('message', ({ data }) => {
    if (data !== asked) return;
    play();
    channel.postMessage(sounded);
  });
}
