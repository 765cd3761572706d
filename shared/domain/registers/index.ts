export type { ObservationAnswered, ObservationEntered, RegistersEvents, WatchExported } from './events.ts';
export { exportWatch } from './export-watch.ts';
export { answerObservation, enterObservation } from './observe.ts';
export { refuse as refuseRegisters } from './refusals.ts';
