import type { InEveryLanguage } from '@bole/platform/contract'
import type { Milestone, RewardState } from '@bole/referral/model'

interface ExportTexts {
  readonly fileName: string
  readonly line: string
  readonly reward: string
  readonly kind: string
  readonly day: string
  readonly colleague: string
  readonly friend: string
  readonly position: string
  readonly milestone: string
  readonly amount: string
  readonly currency: string
  readonly by: string
  readonly why: string
  readonly rules: string
  readonly kinds: Record<RewardState, string>
  readonly milestones: Record<Milestone, string>
}

/** What the file of rewards says. */
export const exportTexts: InEveryLanguage<ExportTexts> = {
  'zh-CN': {
    fileName: '内推奖励流水.xlsx',
    line: '流水号',
    reward: '奖励编号',
    kind: '类型',
    day: '日期',
    colleague: '推荐人',
    friend: '被推荐人',
    position: '职位',
    milestone: '达成阶段',
    amount: '金额',
    currency: '币种',
    by: '操作人',
    why: '原因',
    rules: '规则自动',
    kinds: { earned: '获得', approved: '批准', paid: '发放', reversed: '撤销' },
    milestones: { applied: '已投递', interview: '面试', offer: 'Offer', joined: '入职' },
  },
  'en-US': {
    fileName: 'Referral rewards.xlsx',
    line: 'Line',
    reward: 'Reward',
    kind: 'Entry',
    day: 'Day',
    colleague: 'Colleague',
    friend: 'Friend',
    position: 'Position',
    milestone: 'Reached',
    amount: 'Amount',
    currency: 'Currency',
    by: 'By',
    why: 'Why',
    rules: 'Rules',
    kinds: { earned: 'Earned', approved: 'Approved', paid: 'Paid', reversed: 'Reversed' },
    milestones: { applied: 'Applied', interview: 'Interview', offer: 'Offer', joined: 'Joined' },
  },
  'pt-BR': {
    fileName: 'Recompensas de indicações.xlsx',
    line: 'Linha',
    reward: 'Recompensa',
    kind: 'Lançamento',
    day: 'Dia',
    colleague: 'Colega',
    friend: 'Indicado',
    position: 'Vaga',
    milestone: 'Etapa',
    amount: 'Valor',
    currency: 'Moeda',
    by: 'Por',
    why: 'Motivo',
    rules: 'Regras',
    kinds: { earned: 'Obtida', approved: 'Aprovada', paid: 'Paga', reversed: 'Estornada' },
    milestones: { applied: 'Candidatura', interview: 'Entrevista', offer: 'Proposta', joined: 'Admissão' },
  },
  'zh-TW': {
    fileName: '內部推薦獎勵明細.xlsx',
    line: '明細號',
    reward: '獎勵編號',
    kind: '類型',
    day: '日期',
    colleague: '推薦人',
    friend: '被推薦人',
    position: '職缺',
    milestone: '達成階段',
    amount: '金額',
    currency: '幣別',
    by: '操作人',
    why: '原因',
    rules: '規則自動',
    kinds: { earned: '獲得', approved: '核准', paid: '發放', reversed: '撤銷' },
    milestones: { applied: '已應徵', interview: '面試', offer: '錄用通知', joined: '到職' },
  },
}
