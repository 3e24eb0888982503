import type { InEveryLanguage } from '@bole/platform/contract'

/** What a person reads when a call fails; each says what to do next. */
export const failureTexts = {
  'zh-CN': {
    malformed: '请求无法读取，未做任何更改。请刷新页面后重试。',
    not_signed_in: '未登录或登录已过期，请重新登录。',
    not_permitted: '您没有进行此操作的权限，请联系管理员开通。',
    hidden_from_role: '此内容包含对您的角色隐藏的信息，无法查看。如需查看，请联系管理员。',
    foreign_origin: '请求来自其他网站，已被拒绝。请从本系统的页面操作。',
    not_found: '记录不存在，或您无权查看。',
    too_large: '文件或内容过大，请缩小后重试。',
    invalid: '填写的内容有误，请检查标出的项目。',
    proof_needed: '为保护您的账号，请先输入密码确认是您本人。',
    too_many: '操作过于频繁，请稍候再试。',
    unexpected: '服务器出现错误，已记录。请稍后重试；若仍出现，请将编号告知管理员。',
    unavailable: '服务暂时不可用，请稍后重试。',
    storage_full: '服务器存储空间已满，内容未保存。请联系管理员清理空间，然后重新上传。',
  },
  'en-US': {
    malformed: 'The request could not be read and nothing was changed. Reload the page and try again.',
    not_signed_in: 'You are not signed in or your session has expired. Please sign in again.',
    not_permitted: 'You do not have permission to do this. Ask your administrator for access.',
    hidden_from_role:
      'This holds information that is hidden from your role. Ask your administrator if you need it.',
    foreign_origin: 'The request came from another site and was refused. Use the pages of this system.',
    not_found: 'This record doesn’t exist, or you don’t have access.',
    too_large: 'The file or content is too large. Make it smaller and try again.',
    invalid: 'Some of what you entered is not valid. Please check the fields marked.',
    proof_needed: 'To protect your account, please confirm with your password that it is you.',
    too_many: 'Too many attempts. Please wait a moment and try again.',
    unexpected:
      'The server ran into an error, which has been recorded. Try again; if it persists, give the number to your administrator.',
    unavailable: 'The service is not available right now. Please try again shortly.',
    storage_full:
      'The server has no space left and nothing was saved. Ask your administrator to free some, then upload again.',
  },
  'pt-BR': {
    malformed: 'Não foi possível ler a solicitação e nada foi alterado. Recarregue a página e tente de novo.',
    not_signed_in: 'Você não está conectado ou sua sessão expirou. Entre novamente.',
    not_permitted: 'Você não tem permissão para fazer isso. Peça acesso ao administrador.',
    hidden_from_role:
      'Isto contém informações ocultas para a sua função. Peça ao administrador se precisar delas.',
    foreign_origin: 'A solicitação veio de outro site e foi recusada. Use as páginas deste sistema.',
    not_found: 'Este registro não existe ou você não pode vê-lo.',
    too_large: 'O arquivo ou conteúdo é grande demais. Reduza-o e tente de novo.',
    invalid: 'Parte do que você preencheu não é válida. Verifique os campos marcados.',
    proof_needed: 'Para proteger sua conta, confirme com a senha que é você.',
    too_many: 'Tentativas demais. Aguarde um momento e tente de novo.',
    unexpected:
      'O servidor encontrou um erro, que foi registrado. Tente de novo; se persistir, informe o número ao administrador.',
    unavailable: 'O serviço não está disponível agora. Tente novamente em instantes.',
    storage_full:
      'O servidor está sem espaço e nada foi salvo. Peça ao administrador que libere espaço e envie de novo.',
  },
  'zh-TW': {
    malformed: '請求無法讀取，未做任何變更。請重新整理頁面後再試。',
    not_signed_in: '尚未登入或登入已過期，請重新登入。',
    not_permitted: '您沒有執行此操作的權限，請聯絡管理員開通。',
    hidden_from_role: '此內容包含對您的角色隱藏的資訊，無法檢視。如需檢視，請聯絡管理員。',
    foreign_origin: '請求來自其他網站，已被拒絕。請從本系統的頁面操作。',
    not_found: '記錄不存在，或您無權檢視。',
    too_large: '檔案或內容過大，請縮小後再試。',
    invalid: '填寫的內容有誤，請檢查標示的欄位。',
    proof_needed: '為保護您的帳號，請先輸入密碼確認是您本人。',
    too_many: '操作過於頻繁，請稍候再試。',
    unexpected: '伺服器發生錯誤，已記錄。請稍後再試；若仍出現，請將編號告知管理員。',
    unavailable: '服務暫時無法使用，請稍後再試。',
    storage_full: '伺服器儲存空間已滿，內容未儲存。請聯絡管理員清出空間，然後重新上傳。',
  },
} satisfies InEveryLanguage<Record<string, string>>
