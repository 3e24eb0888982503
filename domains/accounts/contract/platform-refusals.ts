import type { InEveryLanguage } from '@bole/platform/contract'

type PlatformRefusal =
  | 'app_incomplete'
  | 'platform_unavailable'
  | 'platform_over'
  | 'platform_failed'
  | 'platform_bound'
  | 'platform_taken'
  | 'platform_unknown'
  | 'platform_needs_password'

/** What somebody reads whom a platform does not bring in, or who cannot be bound to it. */
export const platformRefusals: InEveryLanguage<Record<PlatformRefusal, string>> = {
  'zh-CN': {
    app_incomplete: '请先填写应用的全部信息，再启用该平台',
    platform_unavailable: '公司未启用该平台，请使用其他方式',
    platform_over: '请求已过期或已使用，请重新开始',
    platform_failed: '平台未确认您的身份：{{why}}',
    platform_bound: '您已绑定该平台的账号，请先解除绑定',
    platform_taken: '该平台账号已绑定给另一位同事',
    platform_unknown: '该平台账号尚未绑定。请先用密码登录，再到“第三方平台”中绑定',
    platform_needs_password: '此账号需要两步验证，请使用密码登录',
  },
  'en-US': {
    app_incomplete: 'Complete the app’s details before you turn the platform on.',
    platform_unavailable: 'Your company hasn’t turned this platform on. Sign in another way.',
    platform_over: 'This request has expired or was already used. Please start again.',
    platform_failed: 'The platform did not confirm who you are: {{why}}',
    platform_bound: 'You are already connected on this platform. Disconnect first.',
    platform_taken: 'This platform account is connected to a colleague.',
    platform_unknown:
      'This platform account isn’t connected yet. Sign in with your password, then connect it under “Third-party platforms”.',
    platform_needs_password: 'This account uses two-step verification. Sign in with your password.',
  },
  'pt-BR': {
    app_incomplete: 'Preencha todos os dados do aplicativo antes de ativar a plataforma.',
    platform_unavailable: 'Sua empresa não ativou esta plataforma. Entre de outra forma.',
    platform_over: 'Este pedido expirou ou já foi usado. Comece de novo.',
    platform_failed: 'A plataforma não confirmou sua identidade: {{why}}',
    platform_bound: 'Você já está conectado nesta plataforma. Desconecte primeiro.',
    platform_taken: 'Esta conta da plataforma está conectada a um colega.',
    platform_unknown:
      'Esta conta da plataforma ainda não está conectada. Entre com a senha e conecte-a em “Plataformas externas”.',
    platform_needs_password: 'Esta conta usa a verificação em duas etapas. Entre com a senha.',
  },
  'zh-TW': {
    app_incomplete: '請先填寫應用程式的全部資訊，再啟用此平台',
    platform_unavailable: '公司未啟用此平台，請使用其他方式',
    platform_over: '請求已過期或已使用，請重新開始',
    platform_failed: '平台未確認您的身分：{{why}}',
    platform_bound: '您已綁定此平台的帳號，請先解除綁定',
    platform_taken: '此平台帳號已綁定給另一位同事',
    platform_unknown: '此平台帳號尚未綁定。請先用密碼登入，再到「第三方平台」中綁定',
    platform_needs_password: '此帳號需要兩步驟驗證，請使用密碼登入',
  },
}
