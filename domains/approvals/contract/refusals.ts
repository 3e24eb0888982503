import { pipelineRefusals } from '@bole/pipeline/contract'
import type { InEveryLanguage, Language, RefusalsOf } from '@bole/platform/contract'
import type { approvalsApi } from './api.ts'

/** What the pipeline says no to is said in its words. */
const ofPipeline = (language: Language) => {
  const { stale, application_ended, application_left, already_there, unknown_person, messages_used_up } =
    pipelineRefusals[language]
  return { stale, application_ended, application_left, already_there, unknown_person, messages_used_up }
}

/** What whoever asked is told when a rule says no. */
export const approvalsRefusals: InEveryLanguage<Record<RefusalsOf<typeof approvalsApi>, string>> = {
  'zh-CN': {
    ...ofPipeline('zh-CN'),
    link_unknown: '链接无效，请检查是否复制完整',
    link_used: '您已通过此链接审批过',
    link_decided: '该审批已有结果',
    link_withdrawn: '该审批已不需要您处理',
    link_expired: '链接已过期，请登录后审批',
    deputy_is_oneself: '不能由自己代审',
    deputy_may_not_decide: '{{name}} 没有审批权限，请选择其他人',
    ends_before_it_begins: '结束日期早于开始日期',
    day_passed: '该日期已过',
    away_too_long: '最长可设置一年',
    away_already: '这些日期内您已设置了代审人',
    stage_not_in_process: '该职位的招聘流程不包含部门审批',
    action_not_in_stage: '该候选人不在审批中',
    not_yours: '此时不由您审批该候选人',
    not_asked: '审批人是 {{names}}，您未被邀请审批。仍要由您决定吗？',
  },
  'en-US': {
    ...ofPipeline('en-US'),
    link_unknown: 'This link isn’t valid. Check that it was copied whole.',
    link_used: 'You’ve already answered using this link.',
    link_decided: 'This approval has already been decided.',
    link_withdrawn: 'Your approval is no longer needed.',
    link_expired: 'This link has expired. Sign in to decide.',
    deputy_is_oneself: 'Choose someone other than yourself.',
    deputy_may_not_decide: '{{name}} can’t decide approvals. Choose someone else.',
    ends_before_it_begins: 'The last day is before the first.',
    day_passed: 'That day has passed.',
    away_too_long: 'You can be away for a year at most.',
    away_already: 'You already have a deputy for these days.',
    stage_not_in_process: 'This position’s hiring process has no approval.',
    action_not_in_stage: 'This candidate isn’t in approval.',
    not_yours: 'It isn’t your turn to approve this candidate.',
    not_asked: '{{names}} were asked to approve, not you. Decide for them?',
  },
  'pt-BR': {
    ...ofPipeline('pt-BR'),
    link_unknown: 'Este link não é válido. Verifique se foi copiado por inteiro.',
    link_used: 'Você já respondeu por este link.',
    link_decided: 'Esta aprovação já foi decidida.',
    link_withdrawn: 'Esta aprovação não é mais pedida a você.',
    link_expired: 'Este link expirou. Entre no sistema para decidir.',
    deputy_is_oneself: 'Escolha outra pessoa, não você.',
    deputy_may_not_decide: '{{name}} não pode decidir aprovações. Escolha outra pessoa.',
    ends_before_it_begins: 'O último dia é anterior ao primeiro.',
    day_passed: 'Esse dia já passou.',
    away_too_long: 'A ausência pode durar no máximo um ano.',
    away_already: 'Alguém já responde por você nesses dias.',
    stage_not_in_process: 'O processo seletivo desta vaga não tem aprovação.',
    action_not_in_stage: 'Este candidato não está em aprovação.',
    not_yours: 'Não é a sua vez de aprovar este candidato.',
    not_asked: 'A aprovação foi pedida a {{names}}, não a você. Decidir no lugar deles?',
  },
  'zh-TW': {
    ...ofPipeline('zh-TW'),
    link_unknown: '連結無效，請檢查是否複製完整',
    link_used: '您已透過此連結審批過',
    link_decided: '該審批已有結果',
    link_withdrawn: '該審批已不需要您處理',
    link_expired: '連結已過期，請登入後審批',
    deputy_is_oneself: '不能由自己代審',
    deputy_may_not_decide: '{{name}} 沒有審批權限，請選擇其他人',
    ends_before_it_begins: '結束日期早於開始日期',
    day_passed: '該日期已過',
    away_too_long: '最長可設定一年',
    away_already: '這些日期內您已設定代審人',
    stage_not_in_process: '該職缺的招募流程不包含部門審批',
    action_not_in_stage: '該候選人不在審批中',
    not_yours: '此時不由您審批該候選人',
    not_asked: '審批人是 {{names}}，您未受邀審批。仍要由您決定嗎？',
  },
}
