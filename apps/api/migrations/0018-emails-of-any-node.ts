import { sql, type CreateTableBuilder, type Kysely } from 'kysely';

type EmailsTable = CreateTableBuilder<'emails_anew', 'email' | 'business'>;

/** The directory of emails refers to no table that is distributed by business: the program deletes its rows. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await replaceEmails(db, (table) => table);
  await db.schema.createIndex('emails_by_business').on('emails').columns(['business']).execute();
}

export async function down(db: Kysely<unknown>): Promise<void> {
  await sql`delete from emails where business not in (select key from businesses)`.execute(db);
  await replaceEmails(db, (table) =>
    table.addForeignKeyConstraint('emails_business_fkey', ['business'], 'businesses', ['key'], (key) =>
      key.onDelete('cascade'),
    ),
  );
}

/** Copies the rows into a new table: the embedded database cannot drop a reference. */
async function replaceEmails(db: Kysely<unknown>, withReference: (table: EmailsTable) => EmailsTable): Promise<void> {
  const table = db.schema
    .createTable('emails_anew')
    .addColumn('email', 'text', (column) => column.primaryKey())
    .addColumn('business', 'text', (column) => column.notNull());
  await withReference(table).execute();
  await sql`insert into emails_anew (email, business) select email, business from emails`.execute(db);
  await db.schema.dropTable('emails').execute();
  await db.schema.alterTable('emails_anew').renameTo('emails').execute();
}
