import type {
  BonusRefunded,
  Refunded,
  RebuyRefunded,
  RegistrationCancelled,
} from '../../../../shared/domain/registration/index.ts';
import type { Cents } from '../../../../shared/kernel/cents.ts';
import type { PaperModels } from '../../../documents/index.ts';
import { entryOf } from './player.ts';
import { deskPaper } from './receipts.ts';
import type { PaperSource } from './source.ts';

type RefundPaper = PaperModels['refund-receipt'];
type Particulars = Pick<RefundPaper, 'cancels' | 'shares' | 'reason'>;

/** What gives money back: a cancelled registration, a refunded rebuy or dealers' bonus, a cancelled tournament. */
export function refundModel(source: PaperSource): RefundPaper {
  const data = source.event.data as Refunded;
  return {
    ...deskPaper(source, data),
    format: source.receiptFormat,
    number: data.refundNumber,
    payment: data.payment,
    ...particulars(source),
  };
}

function particulars(source: PaperSource): Particulars {
  const { type, data } = source.event;
  if (type === 'registration.cancelled') return ofCancelled(source, data as RegistrationCancelled);
  if (type === 'registration.rebuyRefunded') return ofRebuy(source, data as RebuyRefunded);
  if (type === 'registration.bonusRefunded') return ofBonus(source, data as BonusRefunded);
  return ofTournament(source, data as Refunded);
}

const ofCancelled = (source: PaperSource, data: RegistrationCancelled): Particulars => ({
  cancels: data.number,
  shares: [
    share('Cave initiale', data.buyInCents),
    share('Droit d’inscription', data.feeCents),
    ...bonusShare(data.bonusCents),
  ],
  reason: reasonOf(source, data.textId),
});

const ofRebuy = (source: PaperSource, data: RebuyRefunded): Particulars => ({
  cancels: data.number,
  shares: [share('Recave', data.priceCents)],
  reason: reasonOf(source, data.textId),
});

const ofBonus = (source: PaperSource, data: BonusRefunded): Particulars => ({
  cancels: data.number,
  shares: [share('Bonus croupiers', data.priceCents)],
  reason: reasonOf(source, data.textId),
});

const bonusShare = (bonusCents: Cents | undefined): RefundPaper['shares'] =>
  bonusCents === undefined ? [] : [share('Bonus croupiers', bonusCents)];

const ofTournament = (source: PaperSource, data: Refunded): Particulars => ({
  cancels: entryOf(source, data.entry).number ?? '',
  shares: [
    share('Cave initiale', data.caveCents),
    ...(data.recaveCents > 0 ? [share('Recaves', data.recaveCents)] : []),
    share('Droit d’inscription', data.feeCents),
    ...bonusShare(data.bonusCents),
  ],
  reason: 'tournoi annulé ou arrêté',
});

const share = (label: string, amountCents: Cents): RefundPaper['shares'][number] => ({ label, amountCents });

const reasonOf = ({ read }: PaperSource, textId: string): string => read.vault.text(textId) ?? 'texte effacé';
