import type { InEveryLanguage, RefusalsOf } from '@bole/platform/contract'
import type { mailboxesApi } from './api.ts'

/** What a person reads when a rule of mailboxes says no. */
export const mailboxesRefusals: InEveryLanguage<Record<RefusalsOf<typeof mailboxesApi>, string>> = {
  'zh-CN': {
    stale: '邮箱设置已被他人修改，请刷新后重试',
    exists_already: '该账号已经添加过，请修改已有的邮箱',
    too_many: '最多添加 50 个邮箱，请先删除不再使用的',
    password_needed: '请填写密码或授权码',
    password_needs_encryption: '公网邮箱须加密连接，否则密码会被他人读取；请选择 TLS 或 STARTTLS',
    is_off: '该邮箱已停用，请先启用',
    no_answer: '{{host}} 的 {{port}} 端口没有应答，请检查服务器地址和端口',
    not_reached: '无法登录该邮箱。服务器的回答：{{said}}',
    server_inside: '{{host}} 位于内网，请系统管理员在 ALLOWED_INNER_HOSTS 中允许后再试',
  },
  'en-US': {
    stale: 'Someone else has changed this mailbox. Reload and try again.',
    exists_already: 'This account has already been added. Edit the existing mailbox.',
    too_many: 'You can have 50 mailboxes at most. Delete one you no longer use.',
    password_needed: 'Enter the password, or the code the provider gave you for apps.',
    password_needs_encryption:
      'A mailbox on the internet needs an encrypted connection, or others could read the password. Choose TLS or STARTTLS.',
    is_off: 'This mailbox is turned off. Turn it on first.',
    no_answer: '{{host}} doesn’t respond on port {{port}}. Check the server and its port.',
    not_reached: 'Couldn’t sign in to the mailbox. Its server said: {{said}}',
    server_inside:
      '{{host}} is in a private network. Ask the operator to allow it in ALLOWED_INNER_HOSTS, then try again.',
  },
  'pt-BR': {
    stale: 'Outra pessoa alterou esta caixa. Recarregue e tente de novo.',
    exists_already: 'Esta conta já foi adicionada. Altere a caixa existente.',
    too_many: 'O limite é de 50 caixas. Exclua uma que não é mais usada.',
    password_needed: 'Informe a senha, ou o código para aplicativos dado pelo provedor.',
    password_needs_encryption:
      'Uma caixa na internet precisa de conexão criptografada, senão outros podem ler a senha. Escolha TLS ou STARTTLS.',
    is_off: 'Esta caixa está desligada. Ligue-a primeiro.',
    no_answer: 'Nada responde na porta {{port}} de {{host}}. Confira o servidor e a porta.',
    not_reached: 'Não foi possível entrar na caixa. O servidor disse: {{said}}',
    server_inside:
      '{{host}} fica numa rede privada. Peça ao operador que o permita em ALLOWED_INNER_HOSTS e tente de novo.',
  },
  'zh-TW': {
    stale: '信箱設定已被他人修改，請重新整理後再試',
    exists_already: '該帳號已經新增過，請修改既有的信箱',
    too_many: '最多新增 50 個信箱，請先刪除不再使用的',
    password_needed: '請填寫密碼或授權碼',
    password_needs_encryption: '公開網路的信箱須加密連線，否則密碼會被他人讀取；請選擇 TLS 或 STARTTLS',
    is_off: '該信箱已停用，請先啟用',
    no_answer: '{{host}} 的 {{port}} 連接埠沒有回應，請檢查伺服器位址和連接埠',
    not_reached: '無法登入該信箱。伺服器的回答：{{said}}',
    server_inside: '{{host}} 位於內部網路，請系統管理員在 ALLOWED_INNER_HOSTS 中允許後再試',
  },
}
