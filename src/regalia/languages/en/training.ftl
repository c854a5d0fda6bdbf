training-needs-thinker = Only bots that think ahead can teach; “{ $bot }” does not.
