export { default as TournamentPlanPage } from './TournamentPlanPage.vue';
