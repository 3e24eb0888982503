import type { InEveryLanguage } from '@bole/platform/contract'
import type { UnreadableReason } from '@bole/resumes/model'

/** Why a file could not be read, and what to do. */
export const unreadableTexts: InEveryLanguage<Record<UnreadableReason, string>> = {
  'zh-CN': {
    unsupported_type: '不支持的文件格式，请使用 PDF、Word、HTML、文本或图片',
    empty_file: '文件是空的，请重新获取原件',
    only_archive: '这是一个压缩包，不是 Word 文档，请解压后上传其中的简历',
    damaged_file: '文件已损坏，无法打开，请重新获取原件',
    password_protected: '文件设有密码，请去除密码后重新上传',
    too_large: '文件（或其展开后的内容）过大，请精简后重新上传',
    no_text: '文件中没有可识别的文字',
    timed_out: '解析超时，请稍后重试',
  },
  'en-US': {
    unsupported_type: 'This file type isn’t supported. Use PDF, Word, HTML, text or a picture.',
    empty_file: 'The file is empty. Ask for the original again.',
    only_archive: 'This is an archive, not a Word document. Unpack it and upload the résumé inside.',
    damaged_file: 'The file is damaged and can’t be opened. Ask for the original again.',
    password_protected: 'The file is password-protected. Remove the password and upload it again.',
    too_large:
      'The file is too large, or unpacks to something too large. Make it smaller and upload it again.',
    no_text: 'No text was found in the file.',
    timed_out: 'Reading took too long. Try again later.',
  },
  'pt-BR': {
    unsupported_type: 'Este tipo de arquivo não é aceito. Use PDF, Word, HTML, texto ou imagem.',
    empty_file: 'O arquivo está vazio. Peça o original novamente.',
    only_archive:
      'Isto é um arquivo compactado, não um documento do Word. Descompacte-o e envie o currículo que está nele.',
    damaged_file: 'O arquivo está danificado e não abre. Peça o original novamente.',
    password_protected: 'O arquivo tem senha. Remova-a e envie o arquivo de novo.',
    too_large: 'O arquivo, ou o que ele contém, é grande demais. Reduza-o e envie de novo.',
    no_text: 'Nenhum texto foi encontrado no arquivo.',
    timed_out: 'A leitura demorou demais. Tente novamente mais tarde.',
  },
  'zh-TW': {
    unsupported_type: '不支援的檔案格式，請使用 PDF、Word、HTML、文字或圖片',
    empty_file: '檔案是空的，請重新取得原檔',
    only_archive: '這是一個壓縮檔，不是 Word 文件，請解壓縮後上傳其中的履歷',
    damaged_file: '檔案已損毀，無法開啟，請重新取得原檔',
    password_protected: '檔案設有密碼，請移除密碼後重新上傳',
    too_large: '檔案（或其展開後的內容）過大，請精簡後重新上傳',
    no_text: '檔案中沒有可辨識的文字',
    timed_out: '解析逾時，請稍後再試',
  },
}
