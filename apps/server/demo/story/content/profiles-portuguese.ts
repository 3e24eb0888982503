import type { Profile, Track } from './profile.ts'

export const portugueseProfiles: Partial<Record<Track, Profile>> = {
  field: {
    employers: 'industry',
    majors: [
      'Engenharia Elétrica',
      'Engenharia Mecatrônica',
      'Engenharia de Controle e Automação',
      'Engenharia Eletrônica',
    ],
    titles: ['Técnico Eletricista', 'Engenheiro de Campo Jr.', 'Engenheiro de Serviços Pleno'],
    skills: [
      'NR-10',
      'NR-35',
      'Inversores',
      'Eletrônica de potência',
      'Comissionamento',
      'OCPP',
      'Modbus TCP',
      'Leitura de diagramas',
      'Termografia',
      'AutoCAD Elétrica',
      'SAP PM',
      'Treinamento de instaladores',
    ],
    duties: [
      'Comissionei {a} estações de recarga no interior de São Paulo, todas aceitas na primeira visita',
      'Reduzi o tempo médio de atendimento de {b} para 9 horas com estoque móvel de peças',
      'Treinei {a} instaladores parceiros em aterramento e proteção',
      'Investiguei falhas de comunicação e propus atualização que eliminou {a}% dos chamados',
      'Coordenei manutenção preventiva de usinas solares que somam {a} MW',
      'Elaborei laudos de termografia para {a} clientes industriais',
    ],
    projects: [
      {
        name: 'Corredor elétrico Anhanguera',
        text: 'Instalação de {a} carregadores de 120 kW em postos, com obra civil e comissionamento.',
      },
      { name: 'Retrofit de inversores', text: 'Troca de {a} unidades sem parada da produção do cliente.' },
      { name: 'Monitoramento remoto', text: 'Painel que antecipa falhas de ventilação em {a} equipamentos.' },
    ],
    about: [
      'Sou de campo: gosto de estrada, multímetro e cliente satisfeito. Procuro uma empresa que ouça quem instala.',
      '{years} anos com eletrônica de potência, da bancada ao poste. Disponibilidade para viagens e plantão.',
      'Trabalho com ordem e paciência; meus relatórios são lidos pela engenharia e pelo cliente. Estudo mandarim há um ano.',
      'Comecei como eletricista e me formei à noite. Conheço os dois lados do quadro elétrico.',
    ],
  },
  success: {
    employers: 'business',
    majors: ['Administração', 'Relações Internacionais', 'Sistemas de Informação', 'Engenharia de Produção'],
    titles: ['Analista de Suporte', 'Analista de Sucesso do Cliente', 'Coordenador de Sucesso do Cliente'],
    skills: [
      'Onboarding',
      'Renovação de contratos',
      'Excel avançado',
      'SQL',
      'Zendesk',
      'Inglês fluente',
      'Espanhol',
      'Indicadores',
      'Treinamento',
      'Negociação',
    ],
    duties: [
      'Cuidei de {a} contas corporativas com renovação de 95%',
      'Implantei rotina de reunião trimestral e aumentei a receita por conta em {a}%',
      'Reduzi o prazo de implantação de 60 para {a} dias',
      'Criei base de conhecimento com {a} artigos em português e espanhol',
      'Negociei planos de recuperação com {a} clientes em risco; só um saiu',
    ],
    projects: [
      {
        name: 'Painel de saúde da carteira',
        text: 'Uso, chamados e pagamento em uma página, para {a} gestores.',
      },
      { name: 'Expansão Colômbia', text: 'Primeiros {a} clientes atendidos em espanhol, sem equipe local.' },
    ],
    about: [
      'Traduzo problema de cliente em tarefa de engenheiro, e o contrário também. Inglês fluente, espanhol avançado.',
      'Gosto de planilha limpa e conversa franca. Busco uma operação latino-americana em crescimento.',
      'Atendo bem porque escuto primeiro. {years} anos com clientes de energia e telecom.',
    ],
  },
  planning: {
    employers: 'industry',
    majors: [
      'Engenharia de Produção',
      'Engenharia Mecânica',
      'Administração',
      'Economia',
      'Engenharia Elétrica',
    ],
    titles: ['Assistente de PCP', 'Analista de PCP', 'Coordenador de Planejamento'],
    skills: [
      'Excel',
      'Power BI',
      'Lean',
      'SAP',
      'Python básico',
      'Inglês',
      'Gestão de projetos',
      'AutoCAD',
      'Metodologias ágeis',
    ],
    duties: [
      'Programei a produção de {a} linhas com atendimento de 96%',
      'Reduzi o estoque em processo em {a}%',
    ],
    projects: [{ name: 'Kanban eletrônico', text: 'Implantado em {a} células da montagem.' }],
    about: ['Planejo com números e confiro no chão de fábrica.'],
    graduate: {
      internships: ['Estagiário(a) de Produção', 'Estagiário(a) de Qualidade', 'Estagiário(a) Comercial'],
      tasks: [
        'Cronometrei {a} postos e propus balanceamento que ganhou 7% de produtividade',
        'Montei painel de indicadores usado por {a} supervisores',
        'Organizei inventário de {a} itens com acuracidade de 98%',
        'Apoiei a auditoria interna e acompanhei {a} ações corretivas',
      ],
      projects: [
        {
          name: 'Equipe de eletromobilidade',
          text: 'Capitã(o) do time do carro elétrico; autonomia aumentou {a}%.',
        },
        { name: 'Empresa júnior', text: 'Diretoria de projetos: {a} consultorias para pequenos negócios.' },
        {
          name: 'TCC: logística reversa de baterias',
          text: 'Entrevistas com {a} oficinas da região de Campinas.',
        },
      ],
      about: [
        'Quero começar no chão de fábrica e entender a empresa por inteiro. Inglês intermediário, disponibilidade para mudança.',
        'Tenho curiosidade e senso prático. Participei de empresa júnior e aprendi a entregar com pouco.',
        'A mobilidade elétrica me acompanha desde a equipe da faculdade. Estudo mandarim aos sábados.',
      ],
    },
  },
  marketing: {
    employers: 'business',
    majors: ['Publicidade e Propaganda', 'Relações Internacionais', 'Comércio Exterior', 'Jornalismo'],
    titles: ['Analista de Marketing Jr.', 'Analista de Marketing Pleno', 'Coordenador de Marketing'],
    skills: [
      'Marketing B2B',
      'Feiras e eventos',
      'Conteúdo técnico',
      'Mídias sociais',
      'Inglês fluente',
      'Espanhol',
      'Orçamento',
      'Assessoria de imprensa',
    ],
    duties: [
      'Coordenei {a} feiras do setor elétrico, com geração de {b} oportunidades',
      'Lancei programa de relacionamento para {a} instaladores',
      'Escrevi {a} estudos de caso publicados na imprensa especializada',
      'Administrei verba anual de R$ {a}00 mil com prestação de contas mensal',
    ],
    projects: [
      {
        name: 'Caravana da recarga',
        text: 'Demonstração em {a} cidades do interior, com test-drive e oficina.',
      },
      {
        name: 'Lançamento da linha residencial',
        text: 'Campanha em três idiomas com a matriz, {a}0 mil pessoas alcançadas.',
      },
    ],
    about: [
      'Jornalista que foi parar no marketing de energia. Escrevo simples sobre assunto complicado.',
      'Experiência com matriz chinesa e equipe brasileira: sei explicar um mercado ao outro.',
    ],
    graduate: {
      internships: ['Estagiário(a) de Comércio Exterior', 'Estagiário(a) de Marketing'],
      tasks: [
        'Acompanhei {a} processos de importação, do pedido à entrega',
        'Produzi {a} boletins semanais em português e inglês',
      ],
      projects: [
        { name: 'Simulação da ONU', text: 'Coordenei {a} delegados na comissão de energia.' },
        { name: 'Intercâmbio em Xangai', text: 'Seis meses de mandarim e um estudo com {a} lojistas.' },
      ],
      about: [
        'Morei em Xangai seis meses e voltei querendo trabalhar entre os dois países.',
        'Gosto de conversar e não desisto fácil; gosto de gente, mapas e planilhas.',
      ],
    },
  },
}
