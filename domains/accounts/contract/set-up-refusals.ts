import type { InEveryLanguage } from '@bole/platform/contract'

/** What somebody reads who sets the installation up and may not go on. */
export const setUpRefusals: InEveryLanguage<Record<'wrong_code', string>> = {
  'zh-CN': { wrong_code: '代码不正确。请使用服务器启动时显示的代码。' },
  'en-US': { wrong_code: 'That’s not the right code. Use the one the server showed when it started.' },
  'pt-BR': { wrong_code: 'O código não confere. Use o que o servidor mostrou ao iniciar.' },
  'zh-TW': { wrong_code: '代碼不正確。請使用伺服器啟動時顯示的代碼。' },
}
