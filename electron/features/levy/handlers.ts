import {
  certifyContract,
  correctContract,
  countersignContract,
  enterLineContract,
} from '../../../shared/contract/levy.ts';
import {
  certifyLine,
  correctLine,
  countersignLine,
  enterLine,
  type LineCorrected,
  type LineEntered,
} from '../../../shared/domain/levy/index.ts';
import type { JournalEvent } from '../../../shared/kernel/event.ts';
import { commandHandler, type Call, type DeskReader } from '../../desk/feature.ts';
import { sealText, textToSeal } from '../../desk/sealed-text.ts';
import { ofTournament } from '../../desk/tournament-stream.ts';
import { profileOf } from '../tournament/index.ts';
import { nextLine } from './next-line.ts';

const lineAnswer = (events: readonly JournalEvent[]): object => {
  const { book, line } = events[0]?.data as LineEntered;
  return { book, line };
};

const profile = (read: DeskReader, tournament: string) => profileOf(read, read.state('tournament', tournament).plan);

const signer = (read: DeskReader, { tournament }: { readonly tournament: string }, { account, roles }: Call) => ({
  account,
  roles,
  terms: profile(read, tournament).levy,
});

const enter = commandHandler({
  contract: enterLineContract,
  stream: ofTournament,
  facts: (read, { tournament }, { at }) => ({ ...nextLine(read, at), profile: profile(read, tournament) }),
  decide: (state, input, facts) => enterLine(state, input, facts),
  answer: lineAnswer,
});

const certify = commandHandler({
  contract: certifyContract,
  stream: ofTournament,
  facts: signer,
  decide: (state, input, facts) => certifyLine(state, input, facts),
  answer: lineAnswer,
});

const countersign = commandHandler({
  contract: countersignContract,
  stream: ofTournament,
  facts: signer,
  decide: (state, input, facts) => countersignLine(state, input, facts),
  answer: lineAnswer,
});

const correct = commandHandler({
  contract: correctContract,
  stream: ofTournament,
  facts: (read, input, call) => ({
    ...signer(read, input, call),
    ...nextLine(read, call.at),
    approval: textToSeal(read.chance, input.approval),
  }),
  decide: (state, input, { approval, ...facts }) => correctLine(state, input, { ...facts, ...approval.sealed }),
  store: (write, _input, { approval }) => sealText(write, approval),
  answer: (events) => {
    const { corrects } = events[0]?.data as LineCorrected;
    return { ...lineAnswer(events), corrects };
  },
});

export const levyCommands = [enter, certify, countersign, correct];
