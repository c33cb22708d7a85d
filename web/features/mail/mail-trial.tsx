import { Heading, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { readFailure } from '../../api/failure.ts';
import { useMorningMailPreviewQuery, useSendMorningMailMutation } from '../../api/generated/mail.ts';
import { messages } from '../../messages.ts';
import { Button } from '../../ui/button.tsx';
import { Loaded } from '../../ui/loaded.tsx';
import { Notice } from '../../ui/notice.tsx';
import { Panel } from '../../ui/panel.tsx';
import { Ring } from '../../ui/spinner.tsx';
import { showToast } from '../../ui/toasts.tsx';

/** The mail of this moment, to look at or to be sent at once; `scope` is what the form covers, saved or not. */
export function MailTrial({ scope, email }: { scope: 'DISTRICT' | 'ALL'; email: string | undefined }) {
  const [isShown, setShown] = useState(false);
  const [isSending, setSending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [send] = useSendMorningMailMutation();
  const sendNow = async () => {
    if (isSending) return;
    setSending(true);
    setFailure(null);
    try {
      const { data } = await send({ variables: { scope } });
      showToast({ kind: 'success', title: data?.sendMorningMail.message || messages.completed });
    } catch (error) {
      setFailure(readFailure(error).message);
    } finally {
      setSending(false);
    }
  };
  return (
    <Stack as="section" gap="10px" maxW="680px" aria-labelledby="mail-trial">
      <Heading as="h2" size="sm" id="mail-trial">
        Try it
      </Heading>
      <p className="note">{`The mail as it would be now${email ? `, to ${email}` : ''}. Your choice stays as it is.`}</p>
      <div className="row">
        <Button aria-expanded={isShown} onClick={() => setShown(!isShown)}>
          {isShown ? 'Hide preview' : 'Preview'}
        </Button>
        <Button aria-disabled={isSending} onClick={sendNow}>
          {isSending && <Ring />}
          <span>Send me one now</span>
        </Button>
      </div>
      {failure && (
        <Notice tone="error" role="alert">
          {failure}
        </Notice>
      )}
      {isShown && <MailPreview scope={scope} />}
    </Stack>
  );
}

function MailPreview({ scope }: { scope: 'DISTRICT' | 'ALL' }) {
  const answer = useMorningMailPreviewQuery({
    variables: { scope },
    fetchPolicy: 'network-only',
    notifyOnNetworkStatusChange: true,
  });
  return (
    <Loaded
      {...answer}
      data={answer.data?.morningMailPreview}
      saying="Could not load the preview. "
      label="Loading the preview"
      shape="form"
    >
      {({ subject, text }) => (
        <Panel as="article" aria-label="Preview">
          <Heading as="h3" size="sm">
            {subject}
          </Heading>
          <Text whiteSpace="pre-wrap" overflowWrap="anywhere">
            {text}
          </Text>
        </Panel>
      )}
    </Loaded>
  );
}
