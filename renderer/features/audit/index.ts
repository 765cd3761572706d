export { sentenceOfEvent, type EventNames, type EventTeller } from './event-sentence.ts';
export { default as JournalPage } from './JournalPage.vue';
