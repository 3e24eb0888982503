import type { Said } from './said.ts'

/** What the pool says no with, and how an approval ended. */
export const portuguese: Said = {
  stale: 'Outra pessoa alterou esta pasta. Confira antes de salvar.',
  name_taken: 'Já existe uma pasta com esse nome.',
  folders_full: 'O número máximo de pastas foi atingido ({{limit}}).',
  unknown_person: 'Um dos colegas não foi encontrado.',
  unknown_department: 'Um dos departamentos não foi encontrado.',
  not_your_folder: 'Você não gerencia as pessoas desta pasta.',
  folder_not_empty: 'Há pessoas nesta pasta. Mova-as primeiro.',
  pool_full_title: 'O banco de talentos está cheio',
  pool_full: 'O banco de talentos comporta {{limit}} pessoas; cabem mais {{left}}.',
  acted_since: 'Algo mudou depois disso, não é possível desfazer.',
  kept_again: '{{name}} já voltou ao banco de talentos, não é possível desfazer.',
  already_kept: 'já está no banco de talentos, em “{{folder}}”',
  already_there: 'já está nesta pasta',
  already_distributed: 'aguarda a resposta de {{name}}',
  already_settled: 'já foi respondido ou retirado',
  not_asked: 'não cabe a você responder',
  already_applied: 'já está no processo desta vaga',
  reason_missing: 'Diga o motivo.',
  position_closed: 'Esta vaga não está aberta ou você não a vê.',
  no_address: 'não tem e-mail',
  mail_subject: '{{organisation}}: podemos guardar seus dados?',
  mail_text:
    'Olá, {{name}},\n\nObrigado por se candidatar à {{organisation}}. Gostaríamos de guardar seus dados no nosso banco de talentos para avisar quando houver uma vaga adequada.\n\nAcesse este link para concordar até {{until}} ou para retirar o consentimento:\n{{link}}\n\nO link é só seu; não o encaminhe.',
  approved: 'Aprovado',
  not_approved: 'Não aprovado',
}
