import type { InEveryLanguage, RefusalsOf } from '@bole/platform/contract'
import type { roomsApi } from './api.ts'

/** What whoever asked is told when a rule says no. */
export const roomsRefusals: InEveryLanguage<Record<RefusalsOf<typeof roomsApi>, string>> = {
  'zh-CN': {
    not_invited: '面试官尚未邀请您进入，请在等候区稍候',
    not_in_room: '您不在该面试间中，请先进入面试间',
    room_finished: '该面试已结束，面试间不能再更改',
    not_yours: '您不在该面试中，无权操作',
    not_met_here: '{{name}} 不在该面试中，请刷新后重新选择',
    unknown_person: '所选人员不存在或已停用，请重新选择',
    too_many_guests: '一个面试间最多邀请 {{most}} 位访客',
    no_files: '请选择要共享的文件',
    too_many_files: '一个面试间最多共享 {{most}} 个文件，请先删除不需要的文件',
  },
  'en-US': {
    not_invited: 'The interviewers haven’t invited you in yet. Please wait in the lobby.',
    not_in_room: 'You aren’t in this room. Enter it first.',
    room_finished: 'This interview has ended, so its room can’t be changed.',
    not_yours: 'You aren’t part of this interview.',
    not_met_here: '{{name}} isn’t in this interview. Refresh and choose again.',
    unknown_person: 'A chosen person doesn’t exist or was disabled. Choose again.',
    too_many_guests: 'A room has at most {{most}} guests.',
    no_files: 'Choose files to share.',
    too_many_files: 'A room has at most {{most}} shared files. Delete some you no longer need.',
  },
  'pt-BR': {
    not_invited: 'Os entrevistadores ainda não chamaram você. Aguarde na sala de espera.',
    not_in_room: 'Você não está nesta sala. Entre nela primeiro.',
    room_finished: 'Esta entrevista terminou, e a sala não pode mais ser alterada.',
    not_yours: 'Você não participa desta entrevista.',
    not_met_here: '{{name}} não está nesta entrevista. Atualize e escolha de novo.',
    unknown_person: 'Uma das pessoas escolhidas não existe ou foi desativada. Escolha de novo.',
    too_many_guests: 'Uma sala tem no máximo {{most}} visitantes.',
    no_files: 'Escolha os arquivos para compartilhar.',
    too_many_files: 'Uma sala tem no máximo {{most}} arquivos. Exclua os que não são mais necessários.',
  },
  'zh-TW': {
    not_invited: '面試官尚未邀請您進入，請在等候區稍候',
    not_in_room: '您不在該面試間中，請先進入面試間',
    room_finished: '該面試已結束，面試間不能再更改',
    not_yours: '您不在該面試中，無權操作',
    not_met_here: '{{name}} 不在該面試中，請重新整理後再選擇',
    unknown_person: '所選人員不存在或已停用，請重新選擇',
    too_many_guests: '一個面試間最多邀請 {{most}} 位訪客',
    no_files: '請選擇要共用的檔案',
    too_many_files: '一個面試間最多共用 {{most}} 個檔案，請先刪除不需要的檔案',
  },
}
