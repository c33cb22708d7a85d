import { ApolloLink } from '@apollo/client';
import { ServerError } from '@apollo/client/errors';
import { ClientAwarenessLink } from '@apollo/client/link/client-awareness';
import { print } from '@apollo/client/utilities';
import { Observable } from 'rxjs';
import { uploadForm } from './upload-form.ts';

/** What an operation with a file may carry in its context. */
interface UploadContext {
  /** Hears how much of the request's body has left, 0 to 1. */
  readonly onProgress?: (share: number) => void;
}

/**
 * Sends operations with files as a GraphQL multipart request, by XMLHttpRequest: fetch does not tell how far an upload
 * is. Unsubscribing aborts it. An answer that is not JSON is a ServerError, no answer at all a TypeError, as with fetch.
 */
export function createUploadLink(url: string): ApolloLink {
  const send = new ApolloLink(
    (operation) =>
      new Observable((observer) => {
        const { headers = {}, onProgress } = operation.getContext() as UploadContext & { headers?: Headers };
        const request = new XMLHttpRequest();
        request.open('POST', url);
        request.setRequestHeader('accept', 'application/graphql-response+json, application/json');
        // The gateway reads a form only from a sender that a plain HTML form cannot be.
        request.setRequestHeader('apollo-require-preflight', 'true');
        for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
        request.upload.onprogress = ({ lengthComputable, loaded, total }) => {
          if (lengthComputable && total > 0) onProgress?.(loaded / total);
        };
        request.onload = () => {
          const result = readResult(request.responseText);
          if (result) {
            observer.next(result);
            observer.complete();
          } else observer.error(badAnswer(request));
        };
        request.onerror = () => observer.error(new TypeError('The upload did not reach the gateway.'));
        const { operationName, variables, query } = operation;
        request.send(uploadForm({ operationName, query: print(query), variables }));
        return () => request.abort();
      }),
  );
  return ApolloLink.from([new ClientAwarenessLink({ enhancedClientAwareness: { transport: false } }), send]);
}

type Headers = Readonly<Record<string, string>>;

/** A GraphQL result, whatever the status; null for anything else. */
function readResult(body: string): ApolloLink.Result | null {
  try {
    const value: unknown = JSON.parse(body);
    const isResult = value !== null && typeof value === 'object' && ('data' in value || 'errors' in value);
    return isResult ? (value as ApolloLink.Result) : null;
  } catch {
    return null;
  }
}

function badAnswer({ status, statusText, responseText }: XMLHttpRequest): ServerError {
  // A status of a reply that never came, 0, is none that a Response may have.
  const response = new Response(null, { status: status >= 200 && status <= 599 ? status : 502, statusText });
  return new ServerError(`The answer to the upload cannot be read (status ${status}).`, {
    response,
    bodyText: responseText,
  });
}
