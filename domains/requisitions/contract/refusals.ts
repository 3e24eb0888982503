import type { InEveryLanguage, RefusalsOf } from '@bole/platform/contract'
import type { requisitionsApi } from './api.ts'

/** What whoever asked is told when a rule says no. */
export const requisitionsRefusals: InEveryLanguage<Record<RefusalsOf<typeof requisitionsApi>, string>> = {
  'zh-CN': {
    stale: '该需求刚刚被他人修改，已为您更新到最新内容',
    not_yours: '只有提出人可以修改或撤回该需求',
    already_decided: '该需求已审批或已撤回',
    reason_missing: '请填写不同意的原因',
    not_approved: '该需求尚未批准，批准后才能关联职位',
    unknown_department: '所选部门不存在',
    department_not_yours: '请选择您管理范围内的部门',
    unknown_position: '所选职位不存在或不在您的范围内',
    other_origin: '职位与需求的招聘类型（社招/校招）不一致',
    linked_elsewhere: '职位「{{title}}」已关联其他需求',
  },
  'en-US': {
    stale: 'Someone has just changed this requisition. You’re now seeing the latest version.',
    not_yours: 'Only the requester can change or withdraw this requisition.',
    already_decided: 'This requisition was already decided or withdrawn.',
    reason_missing: 'Enter a reason for declining.',
    not_approved: 'This requisition isn’t approved yet. Link positions once it is.',
    unknown_department: 'The chosen department does not exist.',
    department_not_yours: 'Choose a department you manage.',
    unknown_position: 'A chosen position does not exist, or you don’t have access.',
    other_origin: 'The position and the requisition are of different kinds (experienced or campus).',
    linked_elsewhere: 'The position “{{title}}” belongs to another requisition.',
  },
  'pt-BR': {
    stale: 'Alguém acabou de alterar esta requisição. Você já vê o conteúdo mais recente.',
    not_yours: 'Só quem pediu pode alterar ou retirar esta requisição.',
    already_decided: 'Esta requisição já foi decidida ou retirada.',
    reason_missing: 'Diga por que foi recusada.',
    not_approved: 'Esta requisição ainda não foi aprovada. Vincule vagas depois disso.',
    unknown_department: 'O departamento escolhido não existe.',
    department_not_yours: 'Escolha um departamento que você gerencia.',
    unknown_position: 'Uma vaga escolhida não existe ou você não tem acesso.',
    other_origin: 'A vaga e a requisição são de tipos diferentes (profissional ou universitário).',
    linked_elsewhere: 'A vaga “{{title}}” pertence a outra requisição.',
  },
  'zh-TW': {
    stale: '該需求剛剛由他人修改，已為您更新至最新內容',
    not_yours: '只有提出人可以修改或撤回該需求',
    already_decided: '該需求已審批或已撤回',
    reason_missing: '請填寫不同意的原因',
    not_approved: '該需求尚未批准，批准後才能關聯職缺',
    unknown_department: '所選部門不存在',
    department_not_yours: '請選擇您管理範圍內的部門',
    unknown_position: '所選職缺不存在或不在您的範圍內',
    other_origin: '職缺與需求的招募類型（社招/校招）不一致',
    linked_elsewhere: '職缺「{{title}}」已關聯其他需求',
  },
}
