import { describe, expect, it } from 'vitest';
import { haltCommand, hourOf, type HaltDraft } from '../../../renderer/features/conduct/halt.ts';
import { incidentOf, playerOf, textOfLine, type LogLine } from '../../../renderer/features/conduct/log-lines.ts';
import { chipsOf, sanctionCommand, type SanctionDraft } from '../../../renderer/features/conduct/sanction.ts';

const line = (changes: Partial<LogLine>): LogLine => ({
  ...{ seq: 1, at: 0, actor: 'mcd1', kind: 'conduct.warned', data: {}, texts: {} },
  ...changes,
});

describe('what follows an incident (FR-REG-75)', () => {
  const draft: SanctionDraft = {
    tournament: 't-1',
    entry: 'e-2',
    incident: 'i-1',
    facts: 'Téléphone.',
    ground: 'fraud',
    chips: '18 200',
    pin: '2468',
  };

  it('is a warning with the facts as its reason, an expulsion signed with the code, or nothing', () => {
    expect(sanctionCommand('none', draft)).toBeUndefined();
    expect(sanctionCommand('warning', draft)).toEqual({
      name: 'conduct.warn',
      input: { tournament: 't-1', entry: 'e-2', incident: 'i-1', reason: 'Téléphone.' },
    });
    expect(sanctionCommand('time', draft)?.input).toEqual({
      ...{ tournament: 't-1', entry: 'e-2', incident: 'i-1', pin: '2468' },
    });
    expect(sanctionCommand('good', draft)?.input).toMatchObject({ ground: 'fraud', chips: 18_200, pin: '2468' });
    expect(sanctionCommand('good', { ...draft, chips: '' })?.input).not.toHaveProperty('chips');
  });

  it('reads chips as they are typed, and says when they are none', () => {
    expect([chipsOf('18 200'), chipsOf('18\u202f200'), chipsOf(''), chipsOf('  ')]).toEqual([
      18_200,
      18_200,
      null,
      null,
    ]);
    expect([chipsOf('-5'), chipsOf('1,5'), chipsOf('beaucoup')]).toEqual([undefined, undefined, undefined]);
  });
});

describe('play suspended, resumed or stopped (FR-REG-79)', () => {
  const draft: HaltDraft = {
    tournament: 't-1',
    what: 'suspend',
    reason: 'power',
    facts: ' Coupure. ',
    day: null,
    time: '',
    pin: '2468',
    refunds: 'everybody',
  };
  const wire = (day: string, time: string) => `${day}T${time}`;

  it('sends the day and hour of resuming only when both are there', () => {
    const { input } = haltCommand({ ...draft, day: '2027-03-06', time: '20h' }, wire);
    expect(input).toMatchObject({ reason: 'power', facts: 'Coupure.', resumesAt: '2027-03-06T20:00' });
    expect(haltCommand({ ...draft, day: '2027-03-06' }, wire).input).not.toHaveProperty('resumesAt');
    expect(haltCommand({ ...draft, what: 'stop', refunds: 'in-play' }, wire)).toMatchObject({
      name: 'conduct.stopPlay',
      input: { refunds: 'in-play' },
    });
    expect(haltCommand({ ...draft, what: 'resume' }, wire).input).toEqual({ tournament: 't-1', pin: '2468' });
  });

  it('reads an hour as people write it', () => {
    expect(['20:30', '20h30', '2030', '9', '9 h 05'].map(hourOf)).toEqual([
      '20:30',
      '20:30',
      '20:30',
      '09:00',
      '09:05',
    ]);
    expect(['24:00', '20:61', 'soir', ''].map(hourOf)).toEqual([undefined, undefined, undefined, undefined]);
  });
});

describe('a line of the log', () => {
  it('shows its texts, facts first, and knows its incident and its player', () => {
    const incident = line({
      kind: 'conduct.incidentRecorded',
      data: { incident: 'i-1', entries: ['e-2'] },
      texts: { witnesses: 'Le croupier.', facts: 'Cris.' },
    });
    expect(textOfLine(incident)).toBe('Cris. · Le croupier.');
    expect(incidentOf(incident)?.incident).toBe('i-1');
    expect(playerOf(incident)).toBe('e-2');
    expect(playerOf(line({ data: { entries: ['e-1', 'e-2'] } }))).toBeUndefined();
    expect(incidentOf(line({}))).toBeUndefined();
    expect(incidentOf(undefined)).toBeUndefined();
  });
});
