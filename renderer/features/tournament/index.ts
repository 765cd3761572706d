export { default as TournamentPlanPage } from './TournamentPlanPage.vue';
export { default as TournamentSoundTest } from './TournamentSoundTest.vue';
export { default as TournamentTick } from './TournamentTick.vue';
export { useEveningStep } from './evening-step.ts';
