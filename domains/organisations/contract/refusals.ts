import type { InEveryLanguage, RefusalsOf } from '@bole/platform/contract'
import type { organisationsApi } from './api.ts'

/** What whoever asked is told when a rule says no. */
export const organisationsRefusals: InEveryLanguage<Record<RefusalsOf<typeof organisationsApi>, string>> = {
  'zh-CN': {
    stale: '机构资料刚刚被他人修改，请查看最新内容后再保存',
    no_file: '请选择一张图片',
    no_picture: '“{{name}}”不是可以使用的 JPEG、PNG 或 WebP 图片',
    pictures_busy: '正在处理其他图片，请稍后再试',
    key_exists: '已有密钥，请更换而不是新建',
    key_replaced: '该密钥已被更换，请使用最新的密钥',
    no_api_key: '尚未创建开放接口密钥，请在机构的开放接口设置中创建',
    signature_missing: '请求缺少签名：需要 x-timestamp、x-app-key、x-nonce 和 x-sign',
    signature_late: '请求的时间戳与服务器时间相差超过 5 分钟',
    signature_wrong: '密钥不存在或已失效，或签名不正确',
    signature_replayed: '该请求已经发送过，请使用新的 x-nonce',
  },
  'en-US': {
    stale: 'Somebody else just changed this. Look at the latest version before you save.',
    no_file: 'Choose a picture.',
    no_picture: '“{{name}}” is not a JPEG, PNG or WebP picture that can be used.',
    pictures_busy: 'Other pictures are being prepared. Try again in a moment.',
    key_exists: 'There is a key already. Replace it instead.',
    key_replaced: 'This key has been replaced already. Use the latest one.',
    no_api_key:
      'There is no key for the open API yet. Create one in the open API settings of the organization.',
    signature_missing: 'The request is not signed: it needs x-timestamp, x-app-key, x-nonce and x-sign.',
    signature_late: 'The timestamp of the request is more than 5 minutes away from the server’s clock.',
    signature_wrong: 'The key does not exist or has ended, or the signature is wrong.',
    signature_replayed: 'This request was sent before. Use a new x-nonce.',
  },
  'pt-BR': {
    stale: 'Outra pessoa acabou de alterar isto. Veja a versão atual antes de salvar.',
    no_file: 'Escolha uma imagem.',
    no_picture: '“{{name}}” não é uma imagem JPEG, PNG ou WebP que possa ser usada.',
    pictures_busy: 'Outras imagens estão sendo preparadas. Tente de novo em instantes.',
    key_exists: 'Já existe uma chave. Substitua-a.',
    key_replaced: 'Esta chave já foi substituída. Use a mais recente.',
    no_api_key: 'Ainda não há chave da API aberta. Crie uma nas configurações da API da organização.',
    signature_missing: 'A requisição não está assinada: precisa de x-timestamp, x-app-key, x-nonce e x-sign.',
    signature_late: 'O horário da requisição difere mais de 5 minutos do relógio do servidor.',
    signature_wrong: 'A chave não existe ou expirou, ou a assinatura está incorreta.',
    signature_replayed: 'Esta requisição já foi enviada. Use um novo x-nonce.',
  },
  'zh-TW': {
    stale: '機構資料剛剛被他人修改，請查看最新內容後再儲存',
    no_file: '請選擇一張圖片',
    no_picture: '「{{name}}」不是可以使用的 JPEG、PNG 或 WebP 圖片',
    pictures_busy: '正在處理其他圖片，請稍後再試',
    key_exists: '已有金鑰，請更換而不是新增',
    key_replaced: '該金鑰已被更換，請使用最新的金鑰',
    no_api_key: '尚未建立開放介面金鑰，請在機構的開放介面設定中建立',
    signature_missing: '請求缺少簽章：需要 x-timestamp、x-app-key、x-nonce 和 x-sign',
    signature_late: '請求的時間戳記與伺服器時間相差超過 5 分鐘',
    signature_wrong: '金鑰不存在或已失效，或簽章不正確',
    signature_replayed: '該請求已經傳送過，請使用新的 x-nonce',
  },
}
