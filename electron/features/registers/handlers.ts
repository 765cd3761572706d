import { answerContract, exportWatchContract, observeContract } from '../../../shared/contract/registers.ts';
import {
  answerObservation,
  enterObservation,
  exportWatch,
  type ObservationAnswered,
  type ObservationEntered,
  type WatchExported,
} from '../../../shared/domain/registers/index.ts';
import { yearOf } from '../../../shared/kernel/calendar.ts';
import { commandHandler } from '../../desk/feature.ts';
import { nextNumber } from '../../desk/numbers.ts';
import { sealText, textToSeal } from '../../desk/sealed-text.ts';
import { zoneOf } from '../tournament/index.ts';
import { answersTo } from './observations.ts';
import { observationSeries } from './projection.ts';
import { houseWatchCents } from './queries.ts';
import { watchLines } from './watch.ts';

const stream = () => ({ kind: 'house' }) as const;

const observe = commandHandler({
  contract: observeContract,
  stream,
  facts: (read, { name, text }, { at, account }) => {
    const year = yearOf(at, zoneOf(read));
    return {
      ...{ year, account, number: nextNumber(read.db, observationSeries, year) },
      name: textToSeal(read.chance, name),
      words: textToSeal(read.chance, text),
    };
  },
  decide: (_state, input, { name, words, ...facts }) =>
    enterObservation(input, { ...facts, observer: name.sealed, text: words.sealed }),
  store: (write, _input, { name, words }) => {
    sealText(write, name);
    sealText(write, words);
  },
  answer: (events) => {
    const { year, number } = events[0]?.data as ObservationEntered;
    return { year, number };
  },
});

const answer = commandHandler({
  contract: answerContract,
  stream,
  facts: (read, input, { account }) => ({
    answers: answersTo(read, input),
    words: textToSeal(read.chance, input.text),
    account,
  }),
  decide: (_state, input, { words, ...facts }) => answerObservation(input, { ...facts, text: words.sealed }),
  store: (write, _input, { words }) => sealText(write, words),
  answer: (events) => {
    const { year, number, answer: nth } = events[0]?.data as ObservationAnswered;
    return { year, number, answer: nth };
  },
});

const letOut = commandHandler({
  contract: exportWatchContract,
  stream,
  facts: (read, { day }, { account }) => ({
    ...{ export: read.chance.id('w'), account },
    lines: watchLines(read, { day, watchCents: houseWatchCents(read) }).length,
  }),
  decide: (_state, input, facts) => exportWatch(input, facts),
  answer: (events) => {
    const { export: name, lines } = events[0]?.data as WatchExported;
    return { export: name, lines };
  },
});

export const registersCommands = [observe, answer, letOut];
