import { describe, expect, it } from 'vitest';
import { parseInstant } from '../../../shared/kernel/calendar.ts';
import { hour, minute, second } from '../../support/played-clock.ts';
import { draft } from '../../support/played-stream.ts';
import { ShownHall } from './shown-hall.ts';

const played = (changes = {}, entries = 20): ShownHall => {
  const hall = new ShownHall(changes, entries);
  hall.start();
  return hall;
};

describe('before the start', () => {
  it('counts down to the planned start and says how many are registered', () => {
    const hall = new ShownHall();
    hall.wait(-(29 * minute + 42 * second));
    const view = hall.view();
    expect(view.state).toBe('waiting');
    expect(view.clock).toMatchObject({ title: 'Début du tournoi', aside: 'À 20:00', big: '29:42' });
    expect(view.clock.blinds).toMatchObject({ label: 'Au début, niveau 1', full: ['100', '200', ''] });
    expect(view.figures.players).toEqual({ label: 'Inscrits', figure: '20', beside: '/ 90' });
    expect(view.figures.stack).toEqual({ label: 'Tapis de départ', figure: '20 000', beside: '100 BB' });
    expect(view.registration).toMatchObject({ icon: 'circle-check', small: 'jusqu’à la fin du niveau 2' });
    expect(view.foot?.next).toEqual({ label: 'Niveau 2', figure: '200 / 400', beside: 'ante 400' });
    expect(view.foot?.pause).toEqual({ label: 'Première pause', figure: '40 min', beside: 'après le début' });
  });

  it('shows hours and days of a start that is far (C24)', () => {
    const hall = new ShownHall();
    hall.wait(-16 * hour);
    expect(hall.view().clock.big).toBe('16:00:00');
    hall.wait(-(40 * 24 - 16) * hour);
    expect(hall.view().clock.big).toBe('40 j 00:00');
    expect(hall.view('en').clock.big).toBe('40 d 00:00');
  });

  it('tells a delay, and that play is about to begin once the hour has come', () => {
    const hall = new ShownHall();
    hall.wait(-minute);
    const fromAt = hall.state.plan.startsAt ?? 0;
    hall.happen('tournament.startDelayed', { fromAt, toAt: fromAt + 15 * minute, change: false });
    expect(hall.view().clock).toMatchObject({ aside: 'Reporté à 20:15', big: '16:00' });
    hall.wait(17 * minute);
    expect(hall.view().clock).toMatchObject({ title: 'Le tournoi va commencer', big: '00:00' });
  });
});

describe('the level', () => {
  it('shows the time, its end, blinds, players, stacks and what comes', () => {
    const hall = played();
    hall.bust('e-1', 'e-2');
    hall.wait(5 * minute + 23 * second);
    const view = hall.view();
    expect(view.state).toBe('running');
    expect(view.clock).toMatchObject({
      ...{ title: 'Niveau 1', aside: 'Fin du niveau à 20:20', big: '14:37', spoken: '14 minutes 37 secondes' },
      ruler: { segments: 20, label: '5 min écoulées sur 20 min' },
    });
    expect(view.clock.ruler?.past).toBeCloseTo(323 / 1200);
    expect(view.figures.players).toEqual({ label: 'Joueurs en lice', figure: '18', beside: '/ 20' });
    expect(view.figures.stack).toEqual({ label: 'Tapis moyen', figure: '22 222', beside: '111,1 BB' });
    expect(view.foot?.pause).toEqual({ label: 'Prochaine pause', figure: '35 min', beside: 'à 20:40' });
    expect(view.foot?.chips.map(({ value }) => value)).toEqual(['100', '500', '1 000']);
  });

  it('shows each second once from 20:00 to the next level, never xx:60 and never a nought that stays (C11)', () => {
    const hall = played();
    const shown: string[] = [];
    const watch = (durationMs: number): void => {
      for (let passed = 0; passed < durationMs; passed += 50, hall.wait(50)) {
        const { big } = hall.view().clock;
        if (shown.at(-1) !== big) shown.push(big);
      }
    };
    watch(70 * second);
    hall.adjust(-18 * minute);
    hall.adjust(30 * second);
    watch(81 * second);
    expect(shown[0]).toBe('20:00');
    expect(shown[70]).toBe('01:20');
    expect(new Set(shown).size).toBe(shown.length - 1);
    expect(shown.filter((text) => text.endsWith(':60') || text.startsWith('-'))).toEqual([]);
    const last = shown.indexOf('00:01');
    expect(shown[last + 1]).toBe('20:00');
  });

  it('has one segment left in the last minute, whatever the length of the level', () => {
    const hall = played();
    hall.adjust(30 * second);
    hall.wait(20 * minute - 30 * second);
    const view = hall.view();
    expect(view.state).toBe('last-minute');
    expect(view.clock.big).toBe('01:00');
    const { segments = 0, past = 0 } = view.clock.ruler ?? {};
    expect(segments).toBe(21);
    expect(past * segments).toBeCloseTo(segments - 1);
  });

  it('keeps a level of twelve hours readable (C24)', () => {
    const levels = [{ ...draft.levels[0]!, minutes: 720 }, ...draft.levels.slice(1)];
    const hall = played({ levels });
    expect(hall.view().clock.big).toBe('12:00:00');
    expect(hall.view().clock.ruler?.segments).toBe(48);
    hall.wait(5 * minute);
    expect(hall.view().clock.big).toBe('11:55:00');
  });

  it('writes blinds short from 100 000 on where they do not fit, and not where that would round them', () => {
    const levels = draft.levels.map((level) => ({
      ...level,
      smallBlind: 60_000,
      bigBlind: 200_000,
      bigBlindAnte: 212_500,
    }));
    expect(played({ levels }).view().clock.blinds).toMatchObject({
      full: ['60 000', '200 000', '212 500'],
      short: ['60 k', '200 k', '212 500'],
    });
  });

  it('says that the last level is being repeated', () => {
    const hall = played();
    hall.wait(80 * minute);
    const view = hall.view();
    expect(view.clock).toMatchObject({ title: 'Niveau 3', aside: 'Dernier niveau, repris à 21:35' });
    expect(view.foot?.next).toMatchObject({ label: 'Dernier niveau', figure: 'Blindes inchangées' });
    expect(view.foot?.pause).toMatchObject({ figure: 'Aucune' });
  });
});

describe('time that is not ordinary', () => {
  it('runs sixty real minutes through the night of the clock change, and names its end by the new hour (C05)', () => {
    const levels = [{ ...draft.levels[0]!, minutes: 60 }, ...draft.levels.slice(1)];
    for (const [startsAt, ends] of [
      ['2027-03-28T01:30:00+01:00', '03:30'],
      ['2027-10-31T02:40:00+02:00', '02:40'],
    ] as const) {
      const opensAt = parseInstant('2027-02-01T10:00:00+01:00');
      const hall = new ShownHall({ levels, registration: { ...draft.registration, opensAt } });
      hall.at = parseInstant(startsAt);
      hall.happen('clock.started', { anchor: hall.now });
      expect(hall.view().clock).toMatchObject({ big: '1:00:00', aside: `Fin du niveau à ${ends}` });
      hall.wait(30 * minute);
      expect(hall.view().clock.big).toBe('30:00');
    }
  });

  it('counts a stop over midnight as five minutes, and none of it as played (C06, C09)', () => {
    const hall = played();
    hall.wait(5 * minute);
    hall.at = parseInstant('2027-06-18T23:58:00+02:00');
    hall.pause();
    const stopped = hall.view();
    hall.wait(5 * minute);
    expect(hall.view().clock).toMatchObject({ big: stopped.clock.big, aside: 'Arrêtée depuis 5 min 0 s' });
    hall.resume();
    expect(hall.view().clock.big).toBe(stopped.clock.big);
    expect(hall.look().hour).toBe('00:03');
  });

  it('is not moved by a wall clock that is (C07)', () => {
    const hall = played();
    hall.wait(10 * minute);
    for (const byMs of [hour, -2 * hour, hour]) {
      hall.moveWall(byMs);
      expect(hall.view().clock.big).toBe('10:00');
    }
  });

  it('C25 is left alone by a change of language: same time, same level', () => {
    const hall = played();
    hall.wait(12 * minute + 47 * second);
    const [french, english] = [hall.view('fr'), hall.view('en')];
    expect([french.clock.big, english.clock.big]).toEqual(['07:13', '07:13']);
    expect([french.clock.title, english.clock.title]).toEqual(['Niveau 1', 'Level 1']);
    hall.wait(second);
    expect(hall.view('fr').clock.big).toBe('07:12');
  });

  it('is exact after fifty stops and after sleep (C03, C08)', () => {
    const hall = played();
    for (let round = 0; round < 50; round += 1) {
      hall.wait(second);
      hall.pause();
      hall.pause();
      hall.wait(7 * second);
      hall.resume();
      hall.resume();
    }
    expect(hall.view().clock.big).toBe('19:10');
    hall.wait(25 * minute);
    expect(hall.view().clock).toMatchObject({ title: 'Niveau 2', big: '14:10' });
  });
});

describe('stopped, break, end', () => {
  it('says that the clock is stopped in words, and since when', () => {
    const hall = played();
    hall.wait(6 * minute);
    hall.pause();
    hall.wait(3 * minute + 12 * second);
    const view = hall.view();
    expect(view.state).toBe('stopped');
    expect(view.band?.text).toBe('Horloge arrêtée');
    expect(view.clock).toMatchObject({ title: 'Niveau 1', aside: 'Arrêtée depuis 3 min 12 s', big: '14:00' });
    expect(view.foot?.pause.beside).toBe('de jeu');
    expect(view.figures.money?.first).toHaveLength(1);
  });

  it('shows a clock that a failure cut off as stopped, without a word of the failure', () => {
    const hall = played();
    hall.wait(6 * minute);
    hall.interrupt(hall.now);
    expect(hall.view()).toMatchObject({ state: 'stopped', band: { text: 'Horloge arrêtée' } });
  });

  it('announces the next blinds in a break, reckons stacks with them, and removes the chips that leave', () => {
    const hall = played();
    hall.wait(45 * minute);
    const view = hall.view();
    expect(view.state).toBe('break');
    expect(view.clock).toMatchObject({
      title: 'Pause',
      aside: 'Reprise à 20:55',
      big: '10:00',
      ruler: { segments: 15 },
    });
    expect(view.clock.blinds).toMatchObject({ label: 'À la reprise, niveau 3', full: ['300', '600', '600'] });
    expect(view.figures.stack?.beside).toBe('33,3 BB');
    expect(view.figures.colourUp).toMatchObject({ title: 'Retrait des jetons de 100', to: { value: '500' } });
    expect(view.figures.colourUp?.from.map(({ colour }) => colour)).toEqual(Array(5).fill('black'));
    expect(view.figures.money).toBeNull();
    expect(view.foot?.chips.map(({ value }) => value)).toEqual(['500', '1 000']);
    expect(view.messages[0]).toBe('Jetons de **100** : échange jusqu’à 20:55');
  });

  it('ends with the last elimination, and has nothing more to announce (C22)', () => {
    const hall = played({}, 3);
    hall.wait(17 * minute);
    hall.bust('e-1', 'e-2');
    hall.wait(40 * minute);
    const view = hall.view();
    expect(view).toMatchObject({ state: 'ended', foot: null, announcement: '', band: null });
    expect(view.clock).toMatchObject({
      title: 'Tournoi terminé',
      big: 'Terminé',
      isTime: false,
      aside: 'Dernière main à 20:17',
    });
    expect(view.figures.stack).toMatchObject({ label: 'Durée de jeu', figure: '17 min' });
  });

  it('says so when the tournament is cancelled', () => {
    const hall = new ShownHall();
    hall.happen('tournament.cancelled', { reason: 'x' });
    expect(hall.view()).toMatchObject({ state: 'cancelled', registration: null, clock: { big: 'Annulé' } });
    expect(hall.view('en').clock.big).toBe('Cancelled');
  });
});

describe('the money', () => {
  it('is provisional, and its list for information, until the structure is frozen (art. 57-10)', () => {
    const { money } = played().view().figures;
    expect(money).toMatchObject({ label: 'Dotation provisoire', pool: '5 000,00 €', places: '' });
    expect(money?.first.map(({ prize }) => prize)).toEqual(['2 500 €', '1 500 €', '1 000 €']);
    expect(money?.more).toBe('À titre indicatif : 3 places payées');
  });

  it('has a pool and no list while there are fewer entrants than places', () => {
    expect(played({}, 2).view().figures.money).toMatchObject({ pool: '5 000,00 €', first: [], more: '' });
  });

  it('lists the first prizes of a frozen structure and says what the others are', () => {
    const hall = played();
    hall.freeze([316_300, 208_500, 151_000, 115_000, 90_500, 26_050]);
    const { money } = hall.view().figures;
    expect(money).toMatchObject({ label: 'Dotation', pool: '9 073,50 €', places: '6 places payées' });
    expect(money?.first.map(({ rank: [figure, end], prize }) => `${figure}${end} ${prize}`)).toEqual([
      ...['1er 3 163 €', '2e 2 085 €', '3e 1 510 €', '4e 1 150 €'],
    ]);
    expect(money?.more).toBe('5^e^ à 6^e^ : de 905 € à 260,50 €');
    expect(hall.view().messages).toContain('Encore **14 éliminations** avant les places payées');
    hall.bust(...Array.from({ length: 15 }, (_, index) => `e-${index + 1}`));
    expect(hall.view().messages).toContain('Prochain éliminé : 5^e^, **905 €**');
  });
});

describe('registration', () => {
  const until = (level: number) => ({ ...draft.registration, lateUntil: { kind: 'end-of-level' as const, level } });

  it('is open until its level, then says in how many minutes it closes, then that it is closed', () => {
    const hall = played({ registration: until(2) });
    hall.wait(24 * minute);
    expect(hall.view().registration).toMatchObject({ icon: 'circle-check', small: 'jusqu’à la fin du niveau 2' });
    hall.wait(4 * minute);
    expect(hall.view().registration).toEqual({ icon: 'hourglass', text: 'Inscriptions closes dans 12 min', small: '' });
    hall.wait(12 * minute);
    expect(hall.view().registration).toMatchObject({ icon: 'lock', text: 'Inscriptions closes' });
    expect(hall.view('en').registration?.text).toBe('Registration closed');
  });

  it('is closed by a frozen structure, and full when every place is taken', () => {
    const hall = played({ registration: { ...until(2), capacity: 20 } });
    expect(hall.view().registration).toMatchObject({ icon: 'lock', text: 'Complet' });
    hall.freeze([100_000]);
    expect(hall.view().registration?.text).toBe('Inscriptions closes');
  });
});

describe('a desk that is not heard any more', () => {
  it('keeps the clock and what was final, and vouches for no other figure (decision 21)', () => {
    const hall = played();
    hall.wait(5 * minute);
    const lost = hall.view('fr', false);
    expect(lost.clock.big).toBe('15:00');
    expect(lost.figures.players).toMatchObject({ figure: '—', beside: '/ —' });
    expect(lost.figures.stack).toMatchObject({ figure: '—', beside: '' });
    expect(lost.figures.money).toMatchObject({ pool: '—', first: [], more: '' });
    hall.freeze([300_000, 200_000]);
    expect(hall.view('fr', false).figures.money).toMatchObject({ pool: '5 000,00 €', places: '2 places payées' });
  });
});

describe('what is read out', () => {
  it('changes at five minutes, at one and with the level, and never in between (DESIGN §7)', () => {
    const hall = played();
    const heard: string[] = [];
    for (let at = 0; at < 41 * 60; at += 1) {
      const { announcement } = hall.view();
      if (heard.at(-1) !== announcement) heard.push(announcement);
      hall.wait(second);
    }
    expect(heard).toEqual([
      'Niveau 1, blindes 100 et 200',
      '5 minutes restantes',
      '1 minute restante',
      'Niveau 2, blindes 200 et 400',
      '5 minutes restantes',
      '1 minute restante',
      'Pause',
    ]);
  });
});

it('names the house as on its front, and the hour at the venue', () => {
  const hall = played();
  expect(hall.look()).toMatchObject({ venue: { small: 'Grand Casino', large: 'CLAIRVAL' }, hour: '20:00' });
  expect(hall.view().terms).toBe('Texas hold’em no limit. Cave 100 € + droit 20 €');
  expect(hall.view('en').terms).toBe('No-limit Texas hold’em. Buy-in €100 + fee €20');
});
