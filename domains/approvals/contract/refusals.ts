import type { InEveryLanguage, RefusalsOf } from '@bole/platform/contract'
import type { approvalsApi } from './api.ts'

/** What whoever asked is told when a rule says no. */
export const approvalsRefusals: InEveryLanguage<Record<RefusalsOf<typeof approvalsApi>, string>> = {
  'zh-CN': {
    stale: '该候选人刚刚被 {{name}} 处理，已为您更新到最新状态',
    application_ended: '该应聘流程已结束，如需继续请先恢复',
    application_left: '该候选人已被移出列表，如需继续请先恢复',
    already_there: '该候选人已在此状态',
    stage_not_in_process: '该职位的招聘流程不包含部门审批',
    unknown_person: '所选审批人不存在或已停用',
    action_not_in_stage: '该候选人不在审批中',
    not_yours: '此时不由您审批该候选人',
    not_asked: '审批人是 {{names}}，您未被邀请审批。仍要由您决定吗？',
  },
  'en-US': {
    stale: '{{name}} has just acted on this candidate. You now see the latest state.',
    application_ended: 'This application has ended. Restore it to continue.',
    application_left: 'This candidate was removed from the list. Restore them to continue.',
    already_there: 'The candidate is already there.',
    stage_not_in_process: 'This position’s hiring process has no approval.',
    unknown_person: 'One of the approvers you chose no longer exists or is disabled.',
    action_not_in_stage: 'This candidate isn’t in approval.',
    not_yours: 'It isn’t your turn to approve this candidate.',
    not_asked: '{{names}} were asked to approve, not you. Decide in their place?',
  },
  'pt-BR': {
    stale: '{{name}} acabou de agir sobre este candidato. Você já vê o estado mais recente.',
    application_ended: 'Esta candidatura foi encerrada. Restaure-a para continuar.',
    application_left: 'Este candidato foi retirado da lista. Restaure-o para continuar.',
    already_there: 'O candidato já está nesta situação.',
    stage_not_in_process: 'O processo seletivo desta vaga não tem aprovação.',
    unknown_person: 'Um dos aprovadores escolhidos não existe ou está desativado.',
    action_not_in_stage: 'Este candidato não está em aprovação.',
    not_yours: 'Não é a sua vez de aprovar este candidato.',
    not_asked: 'A aprovação foi pedida a {{names}}, não a você. Decidir no lugar deles?',
  },
  'zh-TW': {
    stale: '該候選人剛剛由 {{name}} 處理，已為您更新至最新狀態',
    application_ended: '該應徵流程已結束，如需繼續請先復原',
    application_left: '該候選人已移出清單，如需繼續請先復原',
    already_there: '該候選人已在此狀態',
    stage_not_in_process: '該職缺的招募流程不包含部門審批',
    unknown_person: '所選審批人不存在或已停用',
    action_not_in_stage: '該候選人不在審批中',
    not_yours: '此時不由您審批該候選人',
    not_asked: '審批人是 {{names}}，您未受邀審批。仍要由您決定嗎？',
  },
}
