import type zh from './zh-CN.ts'

export default {
  titles: {
    outbox: 'E-mail',
    server: 'Servidor de e-mail',
  },
  states: {
    waiting: 'Aguardando',
    sent: 'Enviada',
    failed: 'Falhou',
    cancelled: 'Cancelada',
  },
  outbox: {
    inside:
      '{{host}} está em uma rede privada sem acesso liberado. Use outro servidor de e-mail ou peça a quem opera a instalação que o libere; depois envie de novo.',
    keyword: 'Destinatário ou assunto',
    state: 'Situação',
    subject: 'Mensagem',
    said: 'Resposta do servidor',
    written: 'Escrita em',
    sent: 'Enviada em',
    nextTry: 'Nova tentativa {{at}}',
    again: 'Enviar de novo',
    againDone: 'A mensagem será enviada de novo',
    cancel: 'Cancelar',
    cancelSure: 'Cancelar o e-mail para {{to}}? Ele pode ser enviado de novo depois.',
    cancelDone: 'A mensagem não será enviada',
    empty: 'Nenhum e-mail ainda. Convites, redefinições de senha e outras mensagens aparecem aqui.',
  },
  server: {
    none: 'Nenhum servidor de e-mail configurado: as mensagens esperam aqui até haver um. Em espera: {{count}}',
    used: {
      own: 'Os e-mails saem pelo servidor da empresa, de {{sender}}',
      installation: 'Os e-mails saem pelo servidor da instalação, de {{sender}}',
    },
    settings: 'Configurar servidor',
    host: 'Servidor',
    port: 'Porta',
    security: 'Criptografia',
    username: 'Usuário',
    usernameHelp: 'Deixe vazio se o servidor não exigir login',
    password: 'Senha',
    passwordHelp: 'Guardada criptografada e nunca mais exibida',
    passwordKept:
      'Há uma senha guardada. Deixe vazio para mantê-la; informe de novo para outro servidor ou usuário.',
    senderAddress: 'Endereço do remetente',
    senderName: 'Nome do remetente',
    saved: 'Servidor de e-mail salvo',
    forget: 'Esquecer este servidor',
    forgetSure: 'Esquecer o servidor de e-mail e a senha?',
    keep: 'Manter',
    forgotten: 'Servidor de e-mail esquecido',
  },
  securities: {
    starttls: 'STARTTLS (normalmente porta 587)',
    tls: 'TLS (normalmente porta 465)',
    none: 'Nenhuma',
  },
  test: {
    title: 'Mensagem de teste',
    to: 'Enviar mensagem de teste para',
    needsAddress: 'Informe um e-mail',
    send: 'Enviar',
    sent: 'O servidor aceitou a mensagem',
  },
} satisfies typeof zh
