import type { InEveryLanguage, RefusalsOf } from '@bole/platform/contract'
import type { reportsApi } from './api.ts'

/** What the caller reads when a rule refuses a report. */
export const reportsRefusals: InEveryLanguage<Record<RefusalsOf<typeof reportsApi>, string>> = {
  'zh-CN': {
    stale: '该报表刚刚被他人修改，已为您更新到最新内容',
    not_yours: '只有创建人或可查看全公司候选人的人可以修改或删除该报表，您可以先复制一份',
    title_taken: '已有同名报表，请换一个名称',
    too_many: '最多保存 {{most}} 个报表，请先删除不用的报表',
    days_missing: '请选择开始日期或结束日期',
    days_reversed: '结束日期不能早于开始日期',
    unknown_position: '所选职位不存在或不在您的范围内',
    unknown_department: '所选部门不存在或不在您的范围内',
  },
  'en-US': {
    stale: 'Someone has just changed this report. You’re now seeing the latest version.',
    not_yours:
      'Only its creator, or someone who sees all candidates of the company, can change or delete this report. You can copy it instead.',
    title_taken: 'There is a report of this name already. Choose another name.',
    too_many: 'You can keep up to {{most}} reports. Delete one you no longer need first.',
    days_missing: 'Choose a start or an end date.',
    days_reversed: 'The end date can’t be before the start date.',
    unknown_position: 'A chosen position does not exist, or you don’t have access.',
    unknown_department: 'A chosen department does not exist, or you don’t have access.',
  },
  'pt-BR': {
    stale: 'Alguém acabou de alterar este relatório. Você já vê o conteúdo mais recente.',
    not_yours:
      'Só quem criou o relatório, ou quem vê todos os candidatos da empresa, pode alterá-lo ou excluí-lo. Você pode fazer uma cópia.',
    title_taken: 'Já existe um relatório com este nome. Escolha outro.',
    too_many: 'É possível manter até {{most}} relatórios. Exclua antes um que não use mais.',
    days_missing: 'Escolha a data de início ou de fim.',
    days_reversed: 'A data de fim não pode ser anterior à de início.',
    unknown_position: 'Uma vaga escolhida não existe ou você não tem acesso.',
    unknown_department: 'Um departamento escolhido não existe ou você não tem acesso.',
  },
  'zh-TW': {
    stale: '該報表剛剛由他人修改，已為您更新至最新內容',
    not_yours: '只有建立人或可查看全公司候選人的人可以修改或刪除該報表，您可以先複製一份',
    title_taken: '已有同名報表，請換一個名稱',
    too_many: '最多儲存 {{most}} 個報表，請先刪除不用的報表',
    days_missing: '請選擇開始日期或結束日期',
    days_reversed: '結束日期不能早於開始日期',
    unknown_position: '所選職缺不存在或不在您的範圍內',
    unknown_department: '所選部門不存在或不在您的範圍內',
  },
}
