import type { InEveryLanguage, RefusalsOf } from '@bole/platform/contract'
import type { mailApi } from './api.ts'

/** What whoever asked is told when a rule says no. */
export const mailRefusals: InEveryLanguage<Record<RefusalsOf<typeof mailApi>, string>> = {
  'zh-CN': {
    stale: '邮件服务器设置已被他人修改，请查看后再保存',
    exists_already: '已经设置过邮件服务器，请刷新后修改',
    password_needs_encryption: '要使用密码登录，请选择加密连接',
    username_needs_password: '请填写该用户名的密码',
    no_mail_server: '还没有设置邮件服务器',
    not_sent: '邮件服务器没有接收：{{said}}',
    server_inside:
      '{{host}} 位于内部网络，服务器未获准连接。请运行服务器的人在 ALLOWED_INNER_HOSTS 设置中写上它',
    is_under_way: '这封邮件已经发出或正在等待发送',
    of_no_use: '邮件中的链接已过期，请重新发起',
    words_forgotten: '邮件含有只给收件人的链接，发出后内容已不再保存，请从原处重新发送',
    emptied: '这封邮件的内容或收件地址已被清除，无法再次发送，请重新写一封',
    not_waiting: '只有等待发送的邮件可以取消',
    is_leaving: '这封邮件此刻正在交给邮件服务器，已无法取回',
    reader_wants_none: '收件人已表示不再接收这类邮件，因此不会再次发送',
  },
  'en-US': {
    stale: 'Someone else changed the mail server. Review it before you save.',
    exists_already: 'There’s already a mail server. Reload the page to change it.',
    password_needs_encryption: 'Choose an encrypted connection to sign in with a password.',
    username_needs_password: 'Enter the password of this username.',
    no_mail_server: 'No mail server is set up yet.',
    not_sent: 'The mail server didn’t accept the message: {{said}}',
    server_inside:
      '{{host}} is in a private network, which the server can’t reach. The server’s administrator can allow it with the setting ALLOWED_INNER_HOSTS.',
    is_under_way: 'This message was already sent, or is waiting to be sent.',
    of_no_use: 'The link in this message has expired. Start again from where you requested it.',
    words_forgotten:
      'This message contained a link for its recipient only, so its text was erased when it was sent. Send a new one from where it was requested.',
    emptied:
      'The text or the address of this message was erased, so it can’t be sent again. Write a new one.',
    not_waiting: 'Only a waiting message can be canceled.',
    is_leaving: 'This message is being handed to the mail server right now and can’t be canceled.',
    reader_wants_none: 'The recipient has unsubscribed from messages of this kind, so it isn’t sent again.',
  },
  'pt-BR': {
    stale: 'Outra pessoa alterou o servidor de e-mail. Confira antes de salvar.',
    exists_already: 'Já existe um servidor de e-mail. Recarregue a página para alterá-lo.',
    password_needs_encryption: 'Escolha uma conexão criptografada para entrar com senha.',
    username_needs_password: 'Informe a senha deste usuário.',
    no_mail_server: 'Nenhum servidor de e-mail foi configurado ainda.',
    not_sent: 'O servidor de e-mail não aceitou a mensagem: {{said}}',
    server_inside:
      '{{host}} está em uma rede privada, que o servidor não pode acessar. Quem opera o servidor pode liberá-lo na configuração ALLOWED_INNER_HOSTS.',
    is_under_way: 'Esta mensagem já foi enviada ou está aguardando envio.',
    of_no_use: 'O link desta mensagem expirou. Comece de novo por onde ela foi pedida.',
    words_forgotten:
      'Esta mensagem continha um link só para quem a recebe, e seu texto foi excluído ao sair. Envie-a de novo por onde ela foi pedida.',
    emptied:
      'O texto ou o endereço desta mensagem foi excluído, e ela não pode ser enviada de novo. Escreva uma nova.',
    not_waiting: 'Só é possível cancelar uma mensagem que está aguardando.',
    is_leaving:
      'Esta mensagem está sendo entregue ao servidor de e-mail neste momento e não pode mais ser cancelada.',
    reader_wants_none:
      'A pessoa não quer mais receber mensagens deste tipo, por isso ela não é enviada de novo.',
  },
  'zh-TW': {
    stale: '郵件伺服器設定已被他人修改，請檢視後再儲存',
    exists_already: '已經設定過郵件伺服器，請重新整理後修改',
    password_needs_encryption: '要使用密碼登入，請選擇加密連線',
    username_needs_password: '請填寫該使用者名稱的密碼',
    no_mail_server: '還沒有設定郵件伺服器',
    not_sent: '郵件伺服器沒有接收：{{said}}',
    server_inside:
      '{{host}} 位於內部網路，伺服器未獲准連線。請執行伺服器的人在 ALLOWED_INNER_HOSTS 設定中寫上它',
    is_under_way: '這封郵件已經寄出或正在等待寄送',
    of_no_use: '郵件中的連結已過期，請重新發起',
    words_forgotten: '郵件含有只給收件人的連結，寄出後內容已不再保存，請從原處重新寄送',
    emptied: '這封郵件的內容或收件地址已被清除，無法再次寄送，請重新寫一封',
    not_waiting: '只有等待寄送的郵件可以取消',
    is_leaving: '這封郵件此刻正在交給郵件伺服器，已無法取回',
    reader_wants_none: '收件人已表示不再接收這類郵件，因此不會再次寄送',
  },
}
