import type { InEveryLanguage } from '@bole/platform/contract'

type SignOnRefusal =
  | 'issuer_unreachable'
  | 'issuer_inside'
  | 'sign_on_unavailable'
  | 'sign_on_over'
  | 'sign_on_failed'
  | 'sign_on_claim'
  | 'sign_on_no_role'
  | 'sign_on_above'
  | 'secret_of_another'

/** What somebody reads whom the company's provider does not bring in. */
export const signOnRefusals: InEveryLanguage<Record<SignOnRefusal, string>> = {
  'zh-CN': {
    issuer_unreachable: '无法从该地址读取身份提供方的配置，请检查签发者地址',
    issuer_inside:
      '{{host}} 位于内部网络，服务器未获准连接。请运行服务器的人在 ALLOWED_INNER_HOSTS 设置中写上它',
    sign_on_unavailable: '该公司未开通单点登录，或其身份提供方暂时无法访问。请检查公司代码，或使用密码登录',
    sign_on_over: '登录请求已过期或已使用，请重新开始',
    sign_on_failed: '身份提供方未确认您的身份：{{why}}',
    sign_on_claim: '身份提供方没有给出有效的「{{claim}}」，请联系管理员',
    sign_on_no_role: '您在身份提供方的用户组未对应任何角色，请联系管理员',
    sign_on_above: '您的账号不由该身份提供方确认，请使用密码登录',
    secret_of_another: '签发者已更改，请重新填写新签发者的客户端密钥',
  },
  'en-US': {
    issuer_unreachable: 'No provider configuration could be read at this address. Check the issuer.',
    issuer_inside:
      '{{host}} is in a private network, which the server can’t reach. The server’s administrator can allow it with the setting ALLOWED_INNER_HOSTS.',
    sign_on_unavailable:
      'This company has no single sign-on, or its provider can’t be reached right now. Check the company code, or sign in with your password.',
    sign_on_over: 'This sign-in has expired or was already used. Please start again.',
    sign_on_failed: 'The provider did not confirm who you are: {{why}}',
    sign_on_claim: 'The provider gave no valid “{{claim}}”. Ask your administrator.',
    sign_on_no_role: 'None of your groups at the provider has a role here. Ask your administrator.',
    sign_on_above: 'This provider can’t be used for your account. Sign in with your password.',
    secret_of_another: 'The issuer has changed. Enter the client secret it gave you.',
  },
  'pt-BR': {
    issuer_unreachable:
      'Não foi possível ler a configuração do provedor neste endereço. Verifique o emissor.',
    issuer_inside:
      '{{host}} está em uma rede privada, que o servidor não pode acessar. Quem opera o servidor pode liberá-lo na configuração ALLOWED_INNER_HOSTS.',
    sign_on_unavailable:
      'Esta empresa não tem login único ou o provedor está indisponível. Verifique o código da empresa ou entre com a senha.',
    sign_on_over: 'Este acesso expirou ou já foi usado. Comece de novo.',
    sign_on_failed: 'O provedor não confirmou sua identidade: {{why}}',
    sign_on_claim: 'O provedor não informou um valor válido para “{{claim}}”. Fale com o administrador.',
    sign_on_no_role: 'Nenhum dos seus grupos no provedor tem uma função aqui. Fale com o administrador.',
    sign_on_above: 'Este provedor não pode responder pela sua conta. Entre com a senha.',
    secret_of_another: 'O emissor agora é outro. Informe o segredo do cliente que ele forneceu.',
  },
  'zh-TW': {
    issuer_unreachable: '無法從此位址讀取身分提供者的設定，請檢查簽發者位址',
    issuer_inside:
      '{{host}} 位於內部網路，伺服器未獲准連線。請執行伺服器的人在 ALLOWED_INNER_HOSTS 設定中寫上它',
    sign_on_unavailable: '該公司未開通單一登入，或其身分提供者暫時無法連線。請檢查公司代碼，或使用密碼登入',
    sign_on_over: '登入請求已過期或已使用，請重新開始',
    sign_on_failed: '身分提供者未確認您的身分：{{why}}',
    sign_on_claim: '身分提供者沒有提供有效的「{{claim}}」，請聯絡管理員',
    sign_on_no_role: '您在身分提供者的群組未對應任何角色，請聯絡管理員',
    sign_on_above: '您的帳號不由該身分提供者確認，請使用密碼登入',
    secret_of_another: '簽發者已變更，請重新填寫新簽發者的用戶端密鑰',
  },
}
