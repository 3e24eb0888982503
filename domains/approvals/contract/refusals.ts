import { pipelineRefusals } from '@bole/pipeline/contract'
import type { InEveryLanguage, Language, RefusalsOf } from '@bole/platform/contract'
import type { approvalsApi } from './api.ts'

/** What the pipeline says no to is said in its words. */
const ofPipeline = (language: Language) => {
  const { stale, application_ended, application_left, already_there, unknown_person } =
    pipelineRefusals[language]
  return { stale, application_ended, application_left, already_there, unknown_person }
}

/** What whoever asked is told when a rule says no. */
export const approvalsRefusals: InEveryLanguage<Record<RefusalsOf<typeof approvalsApi>, string>> = {
  'zh-CN': {
    ...ofPipeline('zh-CN'),
    stage_not_in_process: '该职位的招聘流程不包含部门审批',
    action_not_in_stage: '该候选人不在审批中',
    not_yours: '此时不由您审批该候选人',
    not_asked: '审批人是 {{names}}，您未被邀请审批。仍要由您决定吗？',
  },
  'en-US': {
    ...ofPipeline('en-US'),
    stage_not_in_process: 'This position’s hiring process has no approval.',
    action_not_in_stage: 'This candidate isn’t in approval.',
    not_yours: 'It isn’t your turn to approve this candidate.',
    not_asked: '{{names}} were asked to approve, not you. Decide in their place?',
  },
  'pt-BR': {
    ...ofPipeline('pt-BR'),
    stage_not_in_process: 'O processo seletivo desta vaga não tem aprovação.',
    action_not_in_stage: 'Este candidato não está em aprovação.',
    not_yours: 'Não é a sua vez de aprovar este candidato.',
    not_asked: 'A aprovação foi pedida a {{names}}, não a você. Decidir no lugar deles?',
  },
  'zh-TW': {
    ...ofPipeline('zh-TW'),
    stage_not_in_process: '該職缺的招募流程不包含部門審批',
    action_not_in_stage: '該候選人不在審批中',
    not_yours: '此時不由您審批該候選人',
    not_asked: '審批人是 {{names}}，您未受邀審批。仍要由您決定嗎？',
  },
}
