import type { InEveryLanguage, RefusalsOf } from '@bole/platform/contract'
import type { automationApi } from './api.ts'

/** What the caller reads when a rule is refused. */
export const automationRefusals: InEveryLanguage<Record<RefusalsOf<typeof automationApi>, string>> = {
  'zh-CN': {
    setting_unreadable: '规则不完整，请填写触发条件和至少一个动作',
    unknown_position: '所选职位不存在或不在您的范围内，请重新选择',
    unknown_label: '所选标签已停用或您不能使用，请重新选择',
    unknown_person: '所选同事不存在或已停用，请重新选择',
    unknown_folder: '所选人才库文件夹不存在或您不能存入，请重新选择',
    cannot_send: '您没有发送消息的权限，请去掉“给候选人发消息”',
    unknown_variable: '消息中的“{{name}}”无法填入，请修改消息',
    name_taken: '已有名为「{{name}}」的规则，请换一个名称',
    too_many: '最多可有 {{most}} 条规则，请先修改已有规则',
    loop: '这些规则会互相循环触发：{{names}}。请修改其中一条的阶段',
    not_yours: '只有规则的负责人或管理员可以修改它',
    stale: '该规则刚刚被他人修改，请关闭后重新打开',
  },
  'en-US': {
    setting_unreadable: 'The rule is incomplete. Choose when it starts and at least one action.',
    unknown_position: 'A chosen position doesn’t exist or isn’t yours to see. Choose again.',
    unknown_label: 'A chosen label is retired or isn’t yours to give. Choose again.',
    unknown_person: 'The chosen colleague doesn’t exist or is disabled. Choose again.',
    unknown_folder:
      'The chosen folder of the talent pool doesn’t exist or isn’t yours to fill. Choose again.',
    cannot_send: 'You may not write to candidates. Remove that action.',
    unknown_variable: '“{{name}}” in the message can’t be filled in. Change the message.',
    name_taken: 'There is already a rule called “{{name}}”. Choose another name.',
    too_many: 'There can be at most {{most}} rules. Change one you have.',
    loop: 'These rules would start each other without end: {{names}}. Change a stage in one of them.',
    not_yours: 'Only the rule’s owner or an administrator can change it.',
    stale: 'Someone has just changed this rule. Close it and open it again.',
  },
  'pt-BR': {
    setting_unreadable: 'A regra está incompleta. Escolha quando ela começa e ao menos uma ação.',
    unknown_position: 'Uma vaga escolhida não existe ou você não pode vê-la. Escolha de novo.',
    unknown_label: 'Uma etiqueta escolhida foi desativada ou não está disponível para você. Escolha de novo.',
    unknown_person: 'A pessoa escolhida não existe ou está desativada. Escolha de novo.',
    unknown_folder:
      'A pasta escolhida do banco de talentos não existe ou você não pode usá-la. Escolha de novo.',
    cannot_send: 'Você não tem permissão para escrever a candidatos. Remova essa ação.',
    unknown_variable: '“{{name}}” na mensagem não pode ser preenchido. Altere a mensagem.',
    name_taken: 'Já existe uma regra chamada “{{name}}”. Escolha outro nome.',
    too_many: 'Pode haver no máximo {{most}} regras. Altere uma existente.',
    loop: 'Estas regras se acionariam sem parar: {{names}}. Altere a etapa em uma delas.',
    not_yours: 'Só quem responde pela regra ou quem administra pode alterá-la.',
    stale: 'Alguém acabou de alterar esta regra. Feche e abra de novo.',
  },
  'zh-TW': {
    setting_unreadable: '規則不完整，請填寫觸發條件和至少一個動作',
    unknown_position: '所選職缺不存在或不在您的範圍內，請重新選擇',
    unknown_label: '所選標籤已停用或您不能使用，請重新選擇',
    unknown_person: '所選同事不存在或已停用，請重新選擇',
    unknown_folder: '所選人才庫資料夾不存在或您不能存入，請重新選擇',
    cannot_send: '您沒有傳送訊息的權限，請移除「傳送訊息給候選人」',
    unknown_variable: '訊息中的「{{name}}」無法填入，請修改訊息',
    name_taken: '已有名為「{{name}}」的規則，請換一個名稱',
    too_many: '最多可有 {{most}} 條規則，請先修改現有規則',
    loop: '這些規則會互相循環觸發：{{names}}。請修改其中一條的階段',
    not_yours: '只有規則的負責人或管理員可以修改',
    stale: '該規則剛剛由他人修改，請關閉後重新開啟',
  },
}
