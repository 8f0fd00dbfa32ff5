import type { Call } from '../call.ts';
import { calls } from '../calls.ts';
import { SESSION_COOKIE } from '../session-cookie.ts';
import { jsonSchemas } from './json-schemas.ts';
import { remoteCalls } from '../calls/remote-calls.ts';
import { operationOf, REMOTE_TOKEN, SESSION } from './operation-of.ts';

const DESCRIPTION = `La API del panel de Carta, en el mismo origen que sus páginas.

- Una sesión es una cookie que da \`login\` y que dura 30 días; \`logout\` la termina.
- Lo que publica remotos necesita el token de un remoto (\`Authorization: Bearer …\`), que da \`carta remote token create\`.
- El negocio de la dirección y del cuerpo tiene que ser el del dueño que firma.
- Un pedido que cambia algo se rechaza si su \`Origin\` es de otro sitio, salvo los de \`/api/public/orders\`, que vienen de cualquiera y no leen cookies.
- Los rechazos se prueban en este orden: 403 por otro sitio, 401, 403 por otro negocio, 423, 413, 415, 400, 404, 409. Ninguno cambia nada.`;

/** The description of the API, as OpenAPI 3.1. */
export interface OpenApiDocument {
  readonly openapi: '3.1.0';
  readonly info: object;
  readonly servers: readonly object[];
  /** Operations by path, then by method in lower case. */
  readonly paths: Readonly<Record<string, Readonly<Record<string, object>>>>;
  readonly components: object;
}

/** Returns the OpenAPI 3.1 document of all calls, generated from the schemas that validate them; `version` is the program's. */
export function openApiDocument(version = '1.0.0'): OpenApiDocument {
  const schemas = jsonSchemas();
  const paths: Record<string, Record<string, object>> = {};
  for (const [name, call] of Object.entries<Call>({ ...calls, ...remoteCalls })) {
    const path = templateOf(call, Object.keys(paths));
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: operationOf({ name, call, path, schemas }) };
  }
  return {
    openapi: '3.1.0',
    info: { title: 'Carta', version, description: DESCRIPTION },
    servers: [{ url: '/' }],
    paths,
    components: {
      schemas: schemas.named(),
      securitySchemes: {
        [SESSION]: { type: 'apiKey', in: 'cookie', name: SESSION_COOKIE },
        [REMOTE_TOKEN]: { type: 'http', scheme: 'bearer' },
      },
    },
  };
}

/** Returns `/api/menus/{key}` for `/api/menus/:key`. Paths that differ in the names of their parts only share one template, as OpenAPI requires. */
function templateOf({ path }: Call, known: readonly string[]): string {
  const template = path.replace(/:(\w+)/g, '{$1}');
  const shape = (text: string) => text.replace(/\{\w+\}/g, '{}');
  return known.find((other) => shape(other) === shape(template)) ?? template;
}
