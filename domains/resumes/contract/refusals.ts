import type { InEveryLanguage, RefusalsOf } from '@bole/platform/contract'
import type { resumesApi } from './api.ts'

/** What a person reads when a rule about résumés says no. */
export const resumesRefusals: InEveryLanguage<Record<RefusalsOf<typeof resumesApi>, string>> = {
  'zh-CN': {
    file_empty: '文件是空的，请重新获取原件',
    stale: '该候选人的资料刚刚被更新，已为您显示最新内容，请核对后再保存',
    unknown_field: '简历中没有“{{field}}”这一项',
    invalid_value: '“{{field}}”的内容格式不正确，请检查后重新填写',
    name_missing: '姓名不能为空',
    no_file: '请选择一个文件',
    file_known: '该候选人已有这份文件',
    file_unsupported: '无法识别此文件，请上传 PDF、Word、HTML、图片或文本格式的简历',
    no_original: '该候选人没有简历原件，无法重新解析',
    no_resume: '该候选人没有简历，无法提交解析错误',
  },
  'en-US': {
    file_empty: 'The file is empty. Ask for the original again.',
    stale:
      'This candidate was changed a moment ago. You’re now seeing the latest version; check it and save again.',
    unknown_field: 'There is no field “{{field}}” in a résumé.',
    invalid_value: 'The value of “{{field}}” is not valid. Check it and enter it again.',
    name_missing: 'A candidate needs a name.',
    no_file: 'Choose a file.',
    file_known: 'This candidate already has this file.',
    file_unsupported: 'This file can’t be read. Choose a PDF, Word, HTML, picture or text file.',
    no_original: 'There is no original file to read again.',
    no_resume: 'This candidate has no résumé to report.',
  },
  'pt-BR': {
    file_empty: 'O arquivo está vazio. Peça o original novamente.',
    stale: 'Este candidato acabou de ser alterado. Você já vê o mais recente; confira e salve de novo.',
    unknown_field: 'Um currículo não tem o campo “{{field}}”.',
    invalid_value: 'O valor de “{{field}}” não é válido. Confira e informe de novo.',
    name_missing: 'O candidato precisa de um nome.',
    no_file: 'Escolha um arquivo.',
    file_known: 'O candidato já tem este arquivo.',
    file_unsupported: 'Não foi possível ler este arquivo. Escolha PDF, Word, HTML, imagem ou texto.',
    no_original: 'Não há arquivo original que possa ser lido de novo.',
    no_resume: 'Este candidato não tem currículo para reportar.',
  },
  'zh-TW': {
    file_empty: '檔案是空的，請重新取得原檔',
    stale: '該候選人的資料剛剛更新，已為您顯示最新內容，請核對後再儲存',
    unknown_field: '履歷中沒有「{{field}}」這個欄位',
    invalid_value: '「{{field}}」的內容格式不正確，請檢查後重新填寫',
    name_missing: '姓名不能為空',
    no_file: '請選擇一個檔案',
    file_known: '該候選人已有這份檔案',
    file_unsupported: '無法辨識此檔案，請上傳 PDF、Word、HTML、圖片或文字格式的履歷',
    no_original: '該候選人沒有履歷原檔，無法重新解析',
    no_resume: '該候選人沒有履歷，無法回報解析錯誤',
  },
}
