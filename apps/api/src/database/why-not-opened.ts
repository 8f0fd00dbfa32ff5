import type { OpenRefusal } from './database.ts';

const WHY_NOT: Record<OpenRefusal | 'key-unusable', (place: string) => string> = {
  'folder-not-writable': (dir) => `No se puede escribir en la carpeta ${dir}: revise DATA_DIR y sus permisos`,
  'database-unusable': (dir) => `La base de datos de ${dir} no se puede usar: está ocupada o dañada`,
  'database-newer': (place) =>
    `La base de datos de ${place} es de una versión más nueva de Carta: actualice el programa`,
  'database-older': (dir) => `La base de datos de ${dir} es de una versión más vieja de Carta`,
  'key-unusable': (dir) => `El archivo secret.key de ${dir} no se puede leer o está dañado`,
};

/** What differs where the database is that of DATABASE_URL. */
const WHY_NOT_POSTGRES: Partial<Record<OpenRefusal | 'key-unusable', string>> = {
  'database-unusable':
    'No se puede usar la base de datos de DATABASE_URL: revise la dirección y que PostgreSQL funcione',
  'database-newer': WHY_NOT['database-newer']('DATABASE_URL'),
  'database-older': 'A la base de datos de DATABASE_URL le faltan tablas: ejecute carta db migrate',
};

/** Returns why a data folder cannot be opened, in one line in Spanish for the operator. */
export function whyNotOpened(
  reason: OpenRefusal | 'key-unusable',
  { dataDir, isPostgres }: { readonly dataDir: string; readonly isPostgres: boolean },
): string {
  return (isPostgres ? WHY_NOT_POSTGRES[reason] : undefined) ?? WHY_NOT[reason](dataDir);
}
