import type { InEveryLanguage, RefusalsOf } from '@bole/platform/contract'
import type { intakeApi } from './api.ts'

/** What a person reads when a rule of taking in résumés says no. */
export const intakeRefusals: InEveryLanguage<Record<RefusalsOf<typeof intakeApi>, string>> = {
  'zh-CN': {
    no_files: '请至少选择一个文件',
    position_closed: '该职位未开放，请先开放职位再上传简历',
    not_failed: '该文件已处理，无需重试',
    file_not_kept: '该文件因过大未保存，请压缩后重新上传',
    invalid_contact: '手机号或邮箱格式不正确，请检查后重试',
  },
  'en-US': {
    no_files: 'Choose at least one file.',
    position_closed: 'This position isn’t open. Open it first, then upload.',
    not_failed: 'This file has already been handled; there’s nothing to retry.',
    file_not_kept: 'This file was too large to keep. Make it smaller and upload it again.',
    invalid_contact: 'The phone number or email isn’t valid. Check it and try again.',
  },
  'pt-BR': {
    no_files: 'Escolha pelo menos um arquivo.',
    position_closed: 'A vaga não está aberta. Abra-a primeiro e depois envie.',
    not_failed: 'Este arquivo já foi tratado. Não há o que tentar de novo.',
    file_not_kept: 'Este arquivo era grande demais e não foi guardado. Reduza-o e envie de novo.',
    invalid_contact: 'O telefone ou e-mail não é válido. Confira e tente de novo.',
  },
  'zh-TW': {
    no_files: '請至少選擇一個檔案',
    position_closed: '該職缺未開放，請先開放職缺再上傳履歷',
    not_failed: '該檔案已處理，無須重試',
    file_not_kept: '該檔案因過大未儲存，請壓縮後重新上傳',
    invalid_contact: '手機號碼或電子郵件格式不正確，請檢查後再試',
  },
}
