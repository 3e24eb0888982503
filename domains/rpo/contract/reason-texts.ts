import { reasonTexts } from '@bole/intake/contract'
import type { InEveryLanguage } from '@bole/platform/contract'
import type { RecordReason } from '@bole/rpo/model'

/** Why a file was rejected, for whoever handed it in: what only recruiters could do about it is not offered. */
export const rpoReasons: InEveryLanguage<Record<RecordReason, string>> = {
  'zh-CN': {
    ...reasonTexts['zh-CN'],
    no_name: '未能识别姓名，请换一份清晰的简历',
    not_finished: '多次尝试均未完成，请联系该公司的招聘人员',
    position_gone: '职位已被删除',
    no_position: '职位已被删除',
    archive: '请解压后直接上传其中的简历',
    handed_in_before: '您已为该职位提交过同一文件',
  },
  'en-US': {
    ...reasonTexts['en-US'],
    no_name: 'No name was found. Use a clearer file.',
    not_finished: 'Reading failed repeatedly. Ask the company’s recruiters about it.',
    position_gone: 'The position was deleted.',
    no_position: 'The position was deleted.',
    archive: 'Unpack the archive and upload the résumés in it.',
    handed_in_before: 'You’ve already submitted this file for this position.',
  },
  'pt-BR': {
    ...reasonTexts['pt-BR'],
    no_name: 'Nenhum nome foi encontrado. Use um arquivo mais legível.',
    not_finished: 'A leitura falhou várias vezes. Fale com os recrutadores da empresa.',
    position_gone: 'A vaga foi excluída.',
    no_position: 'A vaga foi excluída.',
    archive: 'Descompacte o arquivo e envie os currículos que estão nele.',
    handed_in_before: 'Você já entregou este mesmo arquivo para a vaga.',
  },
  'zh-TW': {
    ...reasonTexts['zh-TW'],
    no_name: '未能識別姓名，請換一份清晰的履歷',
    not_finished: '多次嘗試均未完成，請聯絡該公司的招募人員',
    position_gone: '職缺已被刪除',
    no_position: '職缺已被刪除',
    archive: '請解壓縮後直接上傳其中的履歷',
    handed_in_before: '您已為該職缺提交過同一檔案',
  },
}
