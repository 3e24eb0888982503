/** Portuguese titles as Brazil writes them, in lower case with single blanks and without accents; order decides. */
export const PORTUGUESE_TITLES = [
  [
    'intention',
    'objetivos?(?: (?:profissional|profissionais|de carreira))?|cargo (?:pretendido|desejado)|area de interesse|areas de interesse|vaga (?:pretendida|desejada)',
  ],
  [
    'other',
    'cursos?(?: (?:complementares|extracurriculares|livres|adicionais|de aperfeicoamento|de extensao|e .{3,30}))?|(?:formacao|educacao) (?:complementar|continuada)|(?:informacoes|dados|outras informacoes)(?: (?:adicionais|complementares))|outras informacoes|interesses(?: pessoais)?|passatempos|referencias(?: (?:profissionais|pessoais))?|publicacoes(?: e .{3,24})?|palestras(?: e .{3,24})?|redes sociais|aperfeicoamento(?: profissional)?|treinamentos(?: e .{3,24})?|disponibilidade',
  ],
  [
    'education',
    '(?:minha |historico de )?formacao(?: (?:academica|escolar|educacional|superior|profissional|e .{3,24})){0,2}|escolaridade|educacao(?: formal| academica| e .{3,24})?|historico (?:escolar|academico|educacional)|dados academicos|percurso academico|grau de instrucao',
  ],
  [
    'campus',
    '(?:atividades|experiencias?) (?:extracurriculares|complementares|academicas?|voluntarias?|sociais)|(?:trabalhos?|servicos?|acoes) (?:voluntarios?|sociais)|voluntariado|lideranca estudantil',
  ],
  [
    'work',
    '(?:minha |minhas |principais |outras )?(?:experiencias?|historico|trajetoria|vivencias?|atuacao|percurso|carreira)(?: (?:profissional|profissionais|de trabalho|laboral|anterior|anteriores|em estagio|e .{3,24})){0,2}|empregos(?: anteriores)?|(?:programas? de )?estagios?(?: e .{3,24})?|atividades profissionais',
  ],
  [
    'projects',
    '(?:principais |meus )?projetos?(?: (?:academicos?|pessoais|profissionais|relevantes|desenvolvidos|realizados|de (?:pesquisa|extensao|destaque)|e .{3,24})){0,2}|pesquisas?(?: academicas?)?|iniciacao cientifica|portfolio',
  ],
  ['languages', '(?:conhecimentos? (?:de|em) )?(?:idiomas?|linguas?)(?: estrangeir[oa]s| e .{3,24})?'],
  [
    'certificates',
    '(?:certificac(?:ao|oes)|certificados|premios|premiacoes|licencas|reconhecimentos|distincoes|conquistas|honrarias)(?: (?:profissionais|academic[oa]s|e .{3,30})){0,2}',
  ],
  [
    'skills',
    '(?:principais |minhas |meus |outras |outros )?(?:competencias|habilidades|conhecimentos?|qualificac(?:ao|oes)|aptidoes|ferramentas|tecnologias|especialidades)(?:,? (?:tecnic[oa]s|profissiona(?:l|is)|comportamentais|pessoais|gerais|chave|em informatica|de informatica|especific[oa]s|e .{3,30})){0,2}|informatica',
  ],
  [
    'summary',
    '(?:resumo|perfil|sintese|apresentacao|sumario)(?: (?:profissional|pessoal|executiv[oa]|de carreira|(?:das |de )?(?:minhas )?qualificacoes|e .{3,24})){0,2}|sobre(?: mim)?|quem sou(?: eu)?|carta de apresentacao',
  ],
  [
    'basics',
    '(?:dados|informacoes)(?: (?:pessoais|de contato|gerais|para contato|e .{3,24})){1,2}|contatos?|curriculo(?: vitae| profissional)?|meus contatos|identificacao',
  ],
] as const
