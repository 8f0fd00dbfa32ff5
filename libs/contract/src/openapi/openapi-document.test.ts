import { ERROR_STATUS } from '../api-error.ts';
import type { Call } from '../call.ts';
import { calls } from '../calls.ts';
import { remoteCalls } from '../calls/remote-calls.ts';
import { refusalsOf } from '../refusals-of.ts';
import { openApiDocument } from './openapi-document.ts';

interface Operation {
  operationId: string;
  summary: string;
  security: object[];
  parameters?: { name: string; in: string; required?: boolean }[];
  requestBody?: { required: boolean; content: Record<string, { schema: FormSchema; encoding?: object }> };
  responses: Record<string, { headers?: object; content?: Record<string, { schema: object }> }>;
}
interface FormSchema {
  properties: Record<string, object>;
  required: string[];
}

const document = openApiDocument();
const operations = Object.entries(document.paths).flatMap(([path, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ path, method, ...(operation as Operation) })),
);
const operationOf = (name: string) => {
  const operation = operations.find(({ operationId }) => operationId === name);
  if (!operation) throw new Error(`no operation ${name}`);
  return operation;
};
const everyCall = Object.entries<Call>({ ...calls, ...remoteCalls });

describe('the OpenAPI document', () => {
  it('the document has every call once, and nothing else', () => {
    expect(operations.map(({ operationId }) => operationId).sort()).toEqual(everyCall.map(([name]) => name).sort());
  });

  it.each(everyCall)('%s stands at its method and path, which name its parts', (name, call) => {
    const { path, method, parameters = [], summary } = operationOf(name);
    expect(path.replace(/\{\w+\}/g, '*')).toBe(call.path.replace(/:\w+/g, '*'));
    expect([method.toUpperCase(), summary]).toEqual([call.method, call.summary]);
    const parts = [...path.matchAll(/\{(\w+)\}/g)].map(([, part]) => part);
    const inPath = parameters.filter((parameter) => parameter.in === 'path');
    expect(inPath.map((part) => part.name)).toEqual(parts);
    expect(inPath.every(({ required }) => required)).toBe(true);
  });

  it('no two paths differ only in the names of their parts', () => {
    const shapes = Object.keys(document.paths).map((path) => path.replace(/\{\w+\}/g, '*'));
    expect(new Set(shapes).size).toBe(shapes.length);
  });

  it.each(everyCall)('%s says whether it needs a session or the token of a remote', (name, { access }) => {
    const security = { public: [], owner: [{ session: [] }], remote: [{ remoteToken: [] }] };
    expect(operationOf(name).security).toEqual(security[access]);
  });

  it.each(everyCall)('%s names the statuses of its success and of its refusals', (name, call) => {
    const refused = refusalsOf(call).map((code) => ERROR_STATUS[code]);
    const expected = new Set(
      [call.status, call.repeated ?? call.status, ...(call.etag ? [304] : []), ...refused].map(String),
    );
    const { responses } = operationOf(name);
    expect(Object.keys(responses).sort()).toEqual([...expected].sort());
    if (!call.path.startsWith('/api/')) return;
    for (const status of new Set(refused)) {
      const schema = { $ref: '#/components/schemas/ApiError' };
      expect(responses[status]?.content).toEqual({ 'application/json': { schema } });
    }
  });

  it.each(everyCall)('%s has the bodies of its schemas', (name, { body, form, response, media }) => {
    const { requestBody, responses } = operationOf(name);
    const types = [...(body ? ['application/json'] : []), ...(form ? ['multipart/form-data'] : [])];
    expect(Object.keys(requestBody?.content ?? {})).toEqual(types);
    const successes = Object.entries(responses).filter(([status]) => status.startsWith('2'));
    for (const [, success] of successes)
      expect(Object.keys(success.content ?? {})).toEqual(response ? ['application/json'] : media ? [media] : []);
  });

  it('pictures are binary parts of a form', () => {
    const form = operationOf('uploadCover').requestBody?.content['multipart/form-data'];
    expect(form?.schema.properties).toMatchObject({
      key: { $ref: '#/components/schemas/Key' },
      _file: { type: 'string', format: 'binary', description: 'La imagen no puede superar los 10MB' },
    });
    expect(form?.schema.required).toEqual(['business', 'level', 'key', '_file']);
    expect(form?.encoding).toEqual({ _file: { contentType: expect.stringContaining('image/webp') } });
    const optional = operationOf('updateItem').requestBody?.content['multipart/form-data'];
    expect(optional?.schema.required).toEqual(['key', 'business']);
  });

  it('the files of a folder are binary parts of one name', () => {
    const form = operationOf('publishRemote').requestBody?.content['multipart/form-data'];
    expect(form?.schema.properties).toMatchObject({
      why: { type: 'string' },
      file: { type: 'array', items: { type: 'string', format: 'binary' } },
    });
  });

  it('an optional body is not required', () => {
    expect(operationOf('notifications').requestBody?.required).toBe(false);
    expect(operationOf('updateItem').requestBody?.required).toBe(true);
    expect(operationOf('logout').requestBody).toBeUndefined();
  });

  it('query parameters have their defaults', () => {
    const schema = { default: '30', type: 'string', enum: ['7', '30', '90'] };
    expect(operationOf('visits').parameters).toContainEqual({ name: 'days', in: 'query', schema });
  });

  it('a rate-limited sign-in has a Retry-After header', () => {
    expect(operationOf('login').responses[429]?.headers).toHaveProperty('Retry-After');
  });

  it('the document refers to each of its schemas and to nothing else', () => {
    const text = JSON.stringify(document);
    const { schemas } = document.components as { schemas: object };
    const referred = new Set([...text.matchAll(/"\$ref":"([^"]*)"/g)].map(([, ref = '']) => ref));
    expect([...referred].map((ref) => ref.replace('#/components/schemas/', '')).sort()).toEqual(Object.keys(schemas));
    expect(text).not.toContain('$defs');
  });
});
