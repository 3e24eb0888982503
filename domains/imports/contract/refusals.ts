import type { InEveryLanguage, RefusalsOf } from '@bole/platform/contract'
import type { importsApi } from './api.ts'

/** What whoever asked is told when a rule says no. */
export const importsRefusals: InEveryLanguage<Record<RefusalsOf<typeof importsApi>, string>> = {
  'zh-CN': {
    no_file: '请选择一个文件',
    stale: '该导入已有变化，请查看最新内容后再试',
    not_now: '当前状态下无法进行此操作',
    no_name_column: '请指定哪一列是姓名',
    meaning_twice: '有两列都对应“{{meaning}}”，请只保留一列',
    wrong_columns: '列与文件不一致，请刷新后重试',
    another_runs: '另一项导入正在进行，请等待其完成',
  },
  'en-US': {
    no_file: 'Choose a file.',
    stale: 'This import has changed. Review it and try again.',
    not_now: 'This can’t be done while the import is in its current state.',
    no_name_column: 'Choose the column that holds the name.',
    meaning_twice: 'Two columns mean “{{meaning}}”. Keep only one.',
    wrong_columns: 'The columns don’t match the file. Reload and try again.',
    another_runs: 'Another import is running. Wait until it has finished.',
  },
  'pt-BR': {
    no_file: 'Escolha um arquivo.',
    stale: 'Esta importação mudou. Confira e tente de novo.',
    not_now: 'Isso não pode ser feito no estado atual da importação.',
    no_name_column: 'Indique qual coluna traz o nome.',
    meaning_twice: 'Duas colunas correspondem a “{{meaning}}”. Deixe só uma.',
    wrong_columns: 'As colunas não correspondem ao arquivo. Recarregue e tente de novo.',
    another_runs: 'Outra importação está em andamento. Espere que termine.',
  },
  'zh-TW': {
    no_file: '請選擇一個檔案',
    stale: '此匯入已有變化，請查看最新內容後再試',
    not_now: '目前狀態下無法進行此操作',
    no_name_column: '請指定哪一欄是姓名',
    meaning_twice: '有兩欄都對應「{{meaning}}」，請只保留一欄',
    wrong_columns: '欄位與檔案不一致，請重新整理後再試',
    another_runs: '另一項匯入正在進行，請等待其完成',
  },
}
