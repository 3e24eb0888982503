import type zh from './zh-CN.ts'

const texts: typeof zh = {
  reminders: {
    title: 'WeChat reminders',
    help: 'Choose what you’re reminded of in WeChat. This also applies to other platforms you’ve connected.',
    bindFirst: 'Connect WeChat first.',
    cannot:
      'Your company has no WeChat service account that can send messages, so WeChat is for signing in only.',
  },
  cancel: 'Cancel',
  names: {
    wechat: 'WeChat',
    wecom: 'WeCom',
    dingtalk: 'DingTalk',
    feishu: 'Feishu',
  },
  entry: {
    or: 'Or',
    with: 'Sign in with {{name}}',
    register: 'No account yet? Register',
    nobodys: 'The company code in this link was replaced or is unknown. You can still sign in.',
  },
  arriving: {
    title: 'Back to Bole',
    text: 'Confirming who you are…',
    nothing: 'The platform sent nothing back. Please start again.',
    signIn: 'Back to sign-in',
  },
  own: {
    title: 'My platform accounts',
    help: 'Once connected, you can sign in with that account and get reminders there.',
    none: 'Your company hasn’t turned on any third-party platform yet.',
    bound: 'Connected as “{{name}}” since {{since}}',
    notBound: 'Not connected',
    bind: 'Connect',
    bindOf: 'Connect {{name}}',
    unbind: 'Disconnect',
    unbindOf: 'Disconnect {{name}}',
    unbindSure: 'Disconnect {{name}}? You won’t be able to sign in with it any more.',
    unbound: 'Disconnected',
  },
  apps: {
    title: 'Your company’s apps',
    help: 'Enter the app your company created on a platform. Colleagues can then connect and sign in with it.',
    on: 'On',
    off: 'Off',
    edit: 'Set up',
    editOf: 'Set up {{name}}',
    enable: 'Turn on',
    enableHelp:
      'The sign-in page with your company code shows its button, and colleagues can connect their accounts.',
    id: {
      wechat: 'AppID',
      wecom: 'Corp ID',
      dingtalk: 'Client ID (AppKey)',
      feishu: 'App ID',
    },
    secret: 'App secret',
    secretKept: 'Saved. Leave empty to keep it; enter it again for another app.',
    agent: 'AgentId',
    template: 'Message template ID',
    templateHelp:
      'Only for service accounts: the template needs a field thing1. With it, colleagues connect inside WeChat and get reminders there. Leave empty for a website app, which only signs in by QR code.',
    redirect: 'Callback address to register on the platform',
    saved: 'Platform saved',
  },
}
export default texts
