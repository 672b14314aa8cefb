/** A small portal: the built page under a path of its own, the policy as response headers, a profile behind a session. */
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { contentPolicyHeader } from '../scripts/content-policy.mjs';
import { answerFile, pagePath, sharedProcess } from '../scripts/serve-page.mjs';

/** Names what answers with a profile. */
export const profileConfig = '{"profile":"../profile"}';

const framingPath = '/portal/callbacks';
const framingPage = `<!doctype html>
<html lang="en">
  <title>Portal</title>
  <meta name="viewport" content="width=device-width">
  <style>iframe { display: block; width: 100%; height: 560px; border: 0 }</style>
  <h1>Callbacks</h1>
  <main><iframe title="Callback debugger" src="debugger/?embed"></iframe></main>
</html>`;

export type Answer = RequestListener;

export interface PortalServer {
  /** The page's address. */
  readonly address: string;
  /** A page of the portal that frames it. */
  readonly framingAddress: string;
  /** What `config.json` holds, or how it is answered; null: there is no such file. */
  config: string | null | Answer;
  /** Built files that were deployed in another form, by their names. */
  readonly deployed: Map<string, string>;
  /** What GET /portal/profile answers to somebody with a session. */
  profile: Answer;
  /** Paths of all requests, in order. */
  readonly requests: string[];
  /** What a browser with a session sends. */
  readonly sessionCookie: { readonly name: string; readonly value: string; readonly url: string };
  readonly stop: () => Promise<void>;
}

const session = 'session=a-session-of-this-test';

/** @param isProcessShared see `sharedProcess` */
export async function startPortal(isProcessShared = false): Promise<PortalServer> {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://portal');
    requests.push(pathname);
    response.setHeader('Content-Security-Policy', contentPolicyHeader);
    response.setHeader('X-Content-Type-Options', 'nosniff');
    if (isProcessShared) response.setHeader(...sharedProcess);
    if (pathname === '/portal/profile') {
      const isKnown = request.headers.cookie?.includes(session) ?? false;
      const answer = isKnown ? portal.profile : answerStatus(401);
      answer(request, response);
    } else if (pathname.startsWith(pagePath)) {
      const path = pathname.slice(pagePath.length);
      if (path !== 'config.json') void answerFile(path, request, response, portal.deployed);
      else if (portal.config === null) answerStatus(404)(request, response);
      else if (typeof portal.config === 'function') portal.config(request, response);
      else response.setHeader('Content-Type', 'application/json').end(portal.config);
    } else if (pathname === framingPath) {
      // The portal's own policy, not the one of the page that it frames.
      response.setHeader('Content-Security-Policy', "frame-src 'self'; script-src 'self'");
      response.setHeader('Content-Type', 'text/html').end(framingPage);
    } else answerHtml('Sign in')(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const origin = `http://localhost:${(server.address() as AddressInfo).port}`;
  const [name = '', value = ''] = session.split('=');
  const portal: PortalServer = {
    address: origin + pagePath,
    framingAddress: origin + framingPath,
    config: null,
    deployed: new Map(),
    profile: answerStatus(404),
    requests,
    sessionCookie: { name, value, url: origin },
    stop: () => stop(server),
  };
  return portal;
}

export function answerStatus(status: number): Answer {
  return (_, response) => {
    response.writeHead(status, { 'Content-Type': 'application/json' });
    response.end('{"error":"no"}');
  };
}

export function answerJson(value: unknown): Answer {
  return (_, response) => {
    response.writeHead(200, { 'Content-Type': 'application/json' });
    response.end(JSON.stringify(value));
  };
}

export function answerHtml(title: string): Answer {
  return (_, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html' });
    response.end(`<!doctype html><title>${title}</title>`);
  };
}

export function answerRedirect(address: string): Answer {
  return (_, response) => {
    response.writeHead(302, { Location: address });
    response.end();
  };
}

/** Takes the request and says nothing. */
export const answerNever: Answer = () => {};

async function stop(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}
