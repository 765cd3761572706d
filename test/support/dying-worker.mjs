import { parentPort } from 'node:worker_threads';

// A press worker that falls over every order, as one does that runs out of memory.
parentPort.on('message', () => {
  process.exit(70);
});
