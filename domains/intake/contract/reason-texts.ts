import type { ItemReason } from '@bole/intake/model'
import type { InEveryLanguage } from '@bole/platform/contract'
import { unreadableTexts } from '@bole/resumes/contract'

/** Why a file became no candidate, and what to do. */
export const reasonTexts: InEveryLanguage<Record<ItemReason, string>> = {
  'zh-CN': {
    ...unreadableTexts['zh-CN'],
    no_name: '未能识别姓名，请手动填写后完成',
    not_finished: '多次尝试均未完成，请重试或手动填写',
    position_gone: '职位已被删除，请选择其他职位重新上传',
    archive_empty: '压缩包中没有文件',
    archive_damaged: '压缩包已损坏，无法解压',
    archive_too_many: '压缩包中的文件超过 1000 个，请分批上传',
    archive_too_large: '压缩包解压后超过 500 MB，请分批上传',
    archive_suspicious: '压缩包的压缩率异常，出于安全考虑未解压',
    archive_in_archive: '压缩包中的压缩包不会被解压，请直接上传',
  },
  'en-US': {
    ...unreadableTexts['en-US'],
    no_name: 'No name was found. Enter it yourself to complete this file.',
    not_finished: 'Reading failed repeatedly. Try again, or fill in the details yourself.',
    position_gone: 'The position was deleted. Upload the file for another position.',
    archive_empty: 'The archive is empty.',
    archive_damaged: 'The archive is damaged and cannot be unpacked.',
    archive_too_many: 'The archive holds more than 1000 files. Upload it in parts.',
    archive_too_large: 'Unpacked, the archive is larger than 500 MB. Upload it in parts.',
    archive_suspicious: 'For safety, the archive was not unpacked: it expands far beyond its size.',
    archive_in_archive: 'Archives within archives are not unpacked. Upload it directly.',
  },
  'pt-BR': {
    ...unreadableTexts['pt-BR'],
    no_name: 'Nenhum nome foi encontrado. Informe-o à mão para concluir.',
    not_finished: 'A leitura foi interrompida várias vezes. Tente de novo ou conclua à mão.',
    position_gone: 'A vaga foi excluída. Envie o arquivo para outra.',
    archive_empty: 'Não há arquivos no pacote.',
    archive_damaged: 'O pacote está danificado e não pode ser aberto.',
    archive_too_many: 'O pacote tem mais de 1000 arquivos. Envie-o em partes.',
    archive_too_large: 'Aberto, o pacote passa de 500 MB. Envie-o em partes.',
    archive_suspicious: 'O pacote se expande além de qualquer arquivo real e não foi aberto, por segurança.',
    archive_in_archive: 'Pacotes dentro de pacotes não são abertos. Envie-o diretamente.',
  },
  'zh-TW': {
    ...unreadableTexts['zh-TW'],
    no_name: '未能辨識姓名，請手動填寫以完成',
    not_finished: '多次嘗試均未完成，請重試或手動填寫',
    position_gone: '職缺已刪除，請選擇其他職缺重新上傳',
    archive_empty: '壓縮檔中沒有檔案',
    archive_damaged: '壓縮檔已損毀，無法解壓縮',
    archive_too_many: '壓縮檔中的檔案超過 1000 個，請分批上傳',
    archive_too_large: '壓縮檔解壓縮後超過 500 MB，請分批上傳',
    archive_suspicious: '壓縮檔的壓縮率異常，基於安全考量未解壓縮',
    archive_in_archive: '壓縮檔中的壓縮檔不會解壓縮，請直接上傳',
  },
}
