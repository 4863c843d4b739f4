/** The sources of the story, in the order of the story. Titles are not translated. */
export const SOURCES: readonly string[] = [
  'W. Ahrens: Mathematische Unterhaltungen und Spiele. Teubner, Leipzig 1901; second edition 1910.',
  'P. J. Campbell: Gauss and the eight queens problem. Historia Mathematica 4 (1977), 397–404.',
  'C. F. Gauss: Werke XII, 20–28, letters to H. C. Schumacher of September 1850, with notes of the editors.',
  'D. Singmaster: Sources in Recreational Mathematics, an annotated bibliography, 5.I.1: Eight queens problem. Eighth preliminary edition, 2004.',
  'Nouvelles annales de mathématiques, 1869, 560: a question of Lionnet.',
  'S. Günther: Zur mathematischen Theorie des Schachbretts. Archiv der Mathematik und Physik 56 (1874), 281–292.',
  'J. W. L. Glaisher: On the problem of the eight queens. Philosophical Magazine 48 (1874), 457–467.',
  'E. Pauls: Das Maximalproblem der Damen auf dem Schachbrete. Deutsche Schachzeitung 29 (1874).',
  'E. W. Dijkstra: Notes on structured programming. In: O.-J. Dahl, E. W. Dijkstra, C. A. R. Hoare: Structured Programming. Academic Press 1972.',
  'R. Sosič, J. Gu: A polynomial time algorithm for the n-queens problem. SIGART Bulletin 1, 3 (1990), 7–11.',
  'I. P. Gent, C. Jefferson, P. Nightingale: Complexity of n-queens completion. Journal of Artificial Intelligence Research 59 (2017), 815–848.',
  'M. Simkin: The number of n-queens configurations. arXiv:2107.13460 (2021).',
  'T. B. Preußer, M. R. Engelhardt: Putting queens in carry chains, No. 27. Journal of Signal Processing Systems 88 (2017), 185–201. OEIS A000170, A002562.',
];
